import { Refusal } from '../../../../shared/contract/refusal.ts';
import type { Table } from '../../tables/table.ts';
import { type Member, provenMember } from './member.ts';
import { isUseNoted, readSession, sessionIdOf, sessionKey, usedAt } from './session.ts';

/** Where sessions are found, and their use is noted. */
export type Sessions = Table<'GetItem' | 'UpdateItem'>;

/** Ids as we make them: no other can be a key. */
const uidShape = /^[\w-]{1,64}$/;

/**
 * Finds the member whom `uid` and `login_token` of what was sent prove: one read, and one write a day.
 * @returns undefined where they prove nobody
 */
export async function memberOf(values: object, sessions: Sessions, now = Date.now()): Promise<Member | undefined> {
  const { uid, login_token: token }: { uid?: unknown; login_token?: unknown } = values;
  const id = sessionIdOf(token);
  if (id === undefined || typeof uid !== 'string' || !uidShape.test(uid)) return undefined;
  const key = sessionKey(uid, id);
  const session = readSession(await sessions.get(key), now);
  if (!session) return undefined;
  // One that was ended while it was read stays ended.
  const isAlive = isUseNoted(session, now) || (await sessions.update(key, { set: usedAt(now) }, 'present'));
  return isAlive ? provenMember(uid, id) : undefined;
}

/** @throws Refusal −1 where nothing, or nothing valid, proves a member (product-rules.md#minus-one) */
export async function requireMember(values: object, sessions: Sessions): Promise<Member> {
  const member = await memberOf(values, sessions);
  if (member) return member;
  const isNobody = !('login_token' in values) && !('uid' in values);
  throw new Refusal(isNobody ? 'Please sign in' : 'You are no longer signed in. Please sign in again.', -1);
}
