import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '../../../functions/accounts/passwords/password-hash.ts';
import { listSessions } from '../../../shared/contract/accounts/own-account.ts';
import { signIn } from '../../../shared/contract/accounts/sign-in.ts';
import { listReleases } from '../../../shared/contract/content.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { aPassword, ask } from '../../support/people/members.ts';
import { post } from '../../support/requests/api-client.ts';
import { ratesOf } from '../rates.ts';

/** What proves a member in a call. */
export interface Proof {
  readonly uid: string;
  readonly login_token: string;
}

/** Reads by POST, which no cache answers. @throws for whatever is no answer, as where the gateway lets no more through */
async function read(siteUrl: string, endpoint: Endpoint, request: object): Promise<void> {
  const response = await post(siteUrl, endpoint, JSON.stringify(request));
  const text = await response.text();
  if (response.status !== 200 || text.includes('"status":-1')) throw new Error(`${endpoint.path}: ${text}`);
}

/** Reads a second through edge, gateway and function: of a visitor, and of a member, whose session is read before. */
export async function measureReads(siteUrl: string, proof: Proof) {
  return ratesOf(
    {
      visitor: () => read(siteUrl, listReleases, { type: 21 }),
      member: () => read(siteUrl, listSessions, proof),
    },
    // The gateway lets a hundred at once through of a member's call, and fifty a second.
    { rounds: 15, calls: 90, atOnce: 8, between: () => delay(1_800) },
  );
}

/** As many threads as the site's sign-ins and Node's own pool have. */
const threads = 4;

/** Hashes of a password a second in this process, and sign-ins of members by password, each from another network. */
export async function measureSignIns(siteUrl: string, emails: readonly string[]) {
  let next = 0;
  const signInNext = () => {
    next += 1;
    return ask(siteUrl, signIn, { login_name: emails[next % emails.length] ?? '', password: aPassword });
  };
  const works = { argon2id: () => hashPassword(aPassword), 'sign-ins': signInNext };
  return ratesOf(works, { rounds: 5, calls: 60, atOnce: threads });
}
