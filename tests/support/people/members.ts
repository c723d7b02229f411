import { randomUUID } from 'node:crypto';
import { usesKey } from '../../../functions/platform/calls/limits/limit-keeper.ts';
import { sessionIdOf, sessionKey } from '../../../functions/platform/calls/members/session.ts';
import { codesName } from '../../../functions/platform/codes/code-limits.ts';
import { anAddress, postFrom } from '../../../infra/dev/demo/loopback.ts';
import { codePurposes, codeTypes } from '../../../shared/code-purposes.ts';
import type { UserInfo } from '../../../shared/contract/account-schemas.ts';
import { registerMember, sendEmailCode, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import { readSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { changeRow } from '../rows/changed-row.ts';
import { deleteRow } from '../rows/written-row.ts';
import { eventually } from '../runs/eventually.ts';
import { withSealer } from '../site/site-sealer.ts';
import { mailsSent } from '../telling/mails.ts';

export const anEmail = () => `${randomUUID()}@example.com`;

export const aPassword = 'a stage is lit by 12 lamps';

/** Asks an endpoint from an address of its own, which has used up no limit. @throws Refusal when it refuses */
export async function ask<E extends Endpoint>(
  siteUrl: string,
  endpoint: E,
  request: RequestInputOf<E>,
  from = anAddress(),
): Promise<ResponseOf<E>> {
  const { body } = await postFrom(from, siteUrl, endpoint, JSON.stringify(request));
  const { data } = readSuccess(endpoint.dialect, JSON.parse(body));
  return endpoint.response.parse(data) as ResponseOf<E>; // parsed by the entry's own schema
}

/** The newest code that was mailed to an address; waits for it. @param unlike a code that was mailed before */
export async function codeMailedTo(siteUrl: string, email: string, unlike = ''): Promise<string> {
  const find = async () => {
    const mails = await mailsSent(siteUrl, email);
    return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
  };
  return eventually(find, (code) => code !== '' && code !== unlike);
}

/** Asks for a code by mail, and reads it. @param unlike a code that was mailed before */
export async function aCode(
  siteUrl: string,
  purpose: keyof typeof codeTypes,
  email: string,
  unlike = '',
): Promise<string> {
  await ask(siteUrl, sendEmailCode, { email, type: codeTypes[purpose] });
  return codeMailedTo(siteUrl, email, unlike);
}

/** Somebody who has registered, by a code of a mail, and is signed in. */
export interface RegisteredMember {
  readonly email: string;
  readonly password: string;
  readonly user: UserInfo;
  /** What proves them in a call. */
  readonly proof: { readonly uid: string; readonly login_token: string };
}

/** Registers somebody, and signs them in. */
export async function aMember(siteUrl: string, email = anEmail()): Promise<RegisteredMember> {
  const code = await aCode(siteUrl, 'register', email);
  const named = { login_name: email, password: aPassword };
  await ask(siteUrl, registerMember, { ...named, code, userName: 'Ada Lovelace' });
  const { erasure_called_off: _, ...user } = await ask(siteUrl, signIn, named);
  const { uid, login_token } = user;
  return { email, password: aPassword, user, proof: { uid, login_token } };
}

/** Lets a session be over, as thirty days without a use would. */
export async function expire(stateDirectory: string, { proof }: RegisteredMember): Promise<void> {
  const key = sessionKey(proof.uid, sessionIdOf(proof.login_token) ?? '');
  await changeRow(stateDirectory, 'sessions', key, { expires: { N: '1' } });
}

/** Forgets what codes a mailbox has had, whatever for: a test does not wait the minute between two of them. */
export async function forgetCodesOf(stateDirectory: string, email: string): Promise<void> {
  const whom = await withSealer(stateDirectory, 'accounts', ({ lookupHash }) => lookupHash('mailbox', email));
  for (const purpose of codePurposes) await deleteRow(stateDirectory, 'limits', usesKey(codesName(purpose), whom));
}
