import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Item, Key } from '../../tables/item.ts';
import { memberPartition } from '../../tables/tables.ts';

/**
 * Sessions, in the table `sessions` of the platform, so that a function that asks who calls may touch nothing else of accounts. Beside them
 * lies how their member is reached (`platform/personal-data/member-contact.ts`), which is no session.
 *
 * | attribute    | what                                                              |
 * |--------------|-------------------------------------------------------------------|
 * | `pk`         | the member's partition                                            |
 * | `sk`         | `session#<id>`, the id the SHA-256 of the token, which is kept nowhere |
 * | `startedAt`  | when its member signed in, Unix time in seconds                   |
 * | `credentials` | what its member signed in with, by number: one that began with older ones than they have now is ended |
 * | `usedAt`     | when it was last used, to the day                                 |
 * | `device`     | what browser it was, as its member knows it: `Chrome on Windows`  |
 * | `expires`    | 30 days after its last use                                        |
 */
const sessionPrefix = 'session#';

/** All sessions of a member. */
export const sessionRange = [sessionPrefix, `${sessionPrefix}~`] as const;

/** The sort key of a session. */
export function sessionSk(id: string): string {
  return `${sessionPrefix}${id}`;
}

export function sessionKey(uid: string, id: string): Key {
  return { pk: memberPartition(uid), sk: sessionSk(id) };
}

const secondsPerDay = 24 * 60 * 60;

/** A session lives as long again with each day of use, and half a year in all (product-rules.md#sessions). */
const idleSeconds = 30 * secondsPerDay;
const mostSeconds = 180 * secondsPerDay;

const Stored = z.object({
  sk: z.string(),
  startedAt: z.number(),
  usedAt: z.number(),
  device: z.string(),
  credentials: z.int(),
  expires: z.number(),
});

export interface Session extends Omit<z.output<typeof Stored>, 'sk'> {
  readonly id: string;
}

/** A session as it is stored, whether its time is over or not: DynamoDB deletes late. */
export function storedSession(item: Item): Session {
  const { sk, ...session } = Stored.parse(item);
  return { ...session, id: sk.slice(sessionPrefix.length) };
}

/** A stored session; undefined for one whose time is over. @param now milliseconds */
export function readSession(item: Item | undefined, now: number): Session | undefined {
  const session = item && storedSession(item);
  return session && Math.min(session.expires, session.startedAt + mostSeconds) * 1_000 > now ? session : undefined;
}

const tokenBytes = 32;

/** Length of a token, which is Base64 for URLs. */
const tokenShape = /^[\w-]{43}$/;

/** The id of the session that a token proves; undefined for what no token looks like. */
export function sessionIdOf(token: unknown): string | undefined {
  if (typeof token !== 'string' || !tokenShape.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}

/** What a member's use of a session changes. @param now milliseconds */
export function usedAt(now: number) {
  const seconds = Math.floor(now / 1_000);
  return { usedAt: seconds, expires: seconds + idleSeconds };
}

/** Whether a use is worth a write: one a day is. @param now milliseconds */
export function isUseNoted({ usedAt: noted }: Session, now: number): boolean {
  return now / 1_000 - noted < secondsPerDay;
}

interface NewSession {
  readonly uid: string;
  readonly credentials: number;
  /** What browser it is, in words. */
  readonly device: string;
}

/**
 * A new session.
 * @param now milliseconds
 * @returns the item, to be put where none is, and the token, which is shown to its member alone
 */
export function newSession({ uid, ...facts }: NewSession, now: number): { item: Item & Key; token: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = createHash('sha256').update(token).digest('base64url');
  const used = usedAt(now);
  return { token, item: { ...sessionKey(uid, id), ...facts, startedAt: used.usedAt, ...used } };
}
