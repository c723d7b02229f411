import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { waitingTime } from '../../../../shared/waiting-time.ts';
import { contended, type Patience, untilUncontended } from '../../tables/contention.ts';
import type { Key } from '../../tables/item.ts';
import type { Table } from '../../tables/table.ts';
import { decideUse, type Window } from './sliding-window.ts';

/**
 * The uses that count towards the limits of a subject: one item, whatever windows they have.
 *
 * | attribute  | what                                                                       |
 * |------------|----------------------------------------------------------------------------|
 * | `pk`       | the limit's name, and a hash of whom it counts                             |
 * | `sk`       | always `uses`                                                              |
 * | `uses`     | id and time of each use in the longest window, the oldest first            |
 * | `revision` | how often the item was written: a write holds only if nobody else was faster |
 * | `expires`  | Unix time in seconds after which none of them counts                       |
 */
const Item = z.object({
  uses: z.array(z.object({ id: z.string(), at: z.number() })),
  revision: z.number(),
});

const unused: z.output<typeof Item> = { uses: [], revision: 0 };

/** A limit that is used up: a business refusal that says when to come back. */
export class LimitRefusal extends Refusal {
  readonly retryAfterSeconds: number;

  /** @param what what there were too many of, and where: `messages from your network` */
  constructor(what: string, waitMs: number) {
    super(`Too many ${what}. Please try again in ${waitingTime(waitMs)}.`);
    this.retryAfterSeconds = Math.ceil(waitMs / 1_000);
  }
}

/** Whom to count, for what, and how many fit. */
export interface Count {
  /** The limit's name: what is counted under one name has one count. */
  readonly name: string;
  /** As `LimitRefusal` says it. */
  readonly what: string;
  /** A network, a member's id, a keyed hash: kept as a hash only. */
  readonly whom: string;
  readonly windows: readonly Window[];
}

/**
 * Counts a use.
 * @param useId a use that comes again under its id counts once
 * @throws LimitRefusal when a window has no room
 */
export type KeepLimit = (count: Count, useId: string) => Promise<void>;

/** Refuses as counting one more use would, and counts none. @throws LimitRefusal when a window has no room */
export type CheckLimit = (count: Count) => Promise<void>;

/** Both, for what decides itself what counts towards a limit. */
export interface LimitKeeping {
  readonly keepLimit: KeepLimit;
  readonly checkLimit: CheckLimit;
}

/**
 * Attempts at an item that others write too. With every attempt somebody gets through, and once the limit is used up a reader
 * is refused without writing, so no limit of ours comes near it.
 */
const attempts = 50;

interface Keeping extends Pick<Patience, 'pause'> {
  readonly now?: () => number;
}

export function limitKeeper(
  table: Table<'GetItem' | 'UpdateItem'>,
  { now = Date.now, ...patience }: Keeping = {},
): KeepLimit {
  return async ({ name, what, whom, windows }, id) => {
    const key = usesKey(name, whom);
    const longest = Math.max(...windows.map(({ seconds }) => seconds));
    const keep = async () => {
      const item = await table.get(key);
      const { uses, revision } = item ? Item.parse(item) : unused;
      const at = now();
      const decision = decideUse(uses, windows, { id, at });
      if (decision.kind === 'repetition') return;
      if (decision.kind === 'refusal') throw new LimitRefusal(what, decision.waitMs);
      const expires = Math.ceil(at / 1_000) + longest;
      const set = { uses: decision.uses, revision: revision + 1, expires };
      return (await table.update(key, { set }, item ? { revision } : 'absent')) ? undefined : contended;
    };
    await untilUncontended(keep, { attempts, ...patience });
  };
}

export function limitChecker(table: Table<'GetItem'>, { now = Date.now }: Pick<Keeping, 'now'> = {}): CheckLimit {
  return async ({ name, what, whom, windows }) => {
    const item = await table.get(usesKey(name, whom));
    const { uses } = item ? Item.parse(item) : unused;
    const decision = decideUse(uses, windows, { id: '', at: now() });
    if (decision.kind === 'refusal') throw new LimitRefusal(what, decision.waitMs);
  };
}

/** Whether a limit had room. @param counting what counts towards it, or looks */
export async function hasRoom(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof LimitRefusal) return false;
    throw error;
  }
}

/** Where the uses are that a limit has counted of somebody. */
export function usesKey(name: string, whom: string): Key {
  return { pk: `${name}#${hashOf(name, whom)}`, sk: 'uses' };
}

/** Limits need to tell networks apart, not to know them. */
function hashOf(name: string, whom: string): string {
  return createHash('sha256').update(`${name} ${whom}`).digest('base64url');
}
