import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { SignedIn } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Member } from '../../platform/calls/members/member.ts';
import { sessionKey } from '../../platform/calls/members/session.ts';
import { originOf, type Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Item, Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { hashOfName, linkKey, type memberFinder } from '../members/member-repository.ts';
import type { OpenSession } from './session-opener.ts';

/** As long as a program takes to open a browser, and a person to look, in seconds. */
const linkSeconds = 5 * 60;

function keyOf(token: string): Key {
  return linkKey(createHash('sha256').update(token).digest('base64url'));
}

/**
 * A link to the personal centre that signs in once: its row, and its address, which is shown to its member alone. It serves as long as the
 * session that asked for it, so that signing out everywhere, a new password and leaving end it too.
 */
export function newCentreLink(
  { uid, sessionId }: Pick<Member, 'uid' | 'sessionId'>,
  loginName: string,
  viewer: Pick<Viewer, 'siteHost'>,
  now: number,
): { item: Item & Key; url: string } {
  const token = randomBytes(32).toString('base64url');
  const url = new URL('/personal', originOf(viewer));
  url.search = String(new URLSearchParams({ login_name: loginName, token }));
  const expires = Math.floor(now / 1_000) + linkSeconds;
  return { item: { ...keyOf(token), uid, sessionId, expires }, url: url.href };
}

const StoredLink = z.object({ uid: z.string(), sessionId: z.string(), expires: z.number() });

interface Trader {
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly find: ReturnType<typeof memberFinder>;
  readonly table: Table<'GetItem'>;
  readonly openSession: OpenSession<'accounts', 'sessions'>;
  readonly now: () => number;
}

/** @throws Refusal for a token that is wrong, somebody else's, over or used, or whose session has ended */
export function linkTrader({ sealer, find, table, openSession, now }: Trader) {
  return async (loginName: string, token: string, viewer: Viewer): Promise<SignedIn> => {
    const key = keyOf(token);
    const [member, item] = await Promise.all([hashOfName(sealer, loginName).then(find), table.get(key)]);
    const link = item && StoredLink.parse(item);
    const refused = () => {
      log(lines.signInRefused, { by: 'link', uid: '' });
      return new Refusal('This link has been used, or is too old. Please sign in.');
    };
    if (!member || link?.uid !== member.uid || link.expires * 1_000 <= now()) throw refused();
    const { uid, credentials } = member;
    const isAlive = { credentials, expires: { above: Math.floor(now() / 1_000) } };
    const opened = await openSession(member, viewer, {
      isSignIn: false,
      usedUp: { table: 'accounts', key, unused: 'present' },
      held: { table: 'sessions', key: sessionKey(uid, link.sessionId), condition: isAlive },
    });
    if (!opened) throw refused();
    return opened;
  };
}
