import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/dialect.ts';
import type { UseLimit } from '../../../shared/contract/endpoint.ts';
import { waitingTime } from '../../../shared/waiting-time.ts';
import type { Table } from '../clients/table.ts';
import { jitteredPause } from '../jitter.ts';
import { decideUse } from './sliding-window.ts';

/**
 * The uses that count towards a limit.
 *
 * | attribute  | what                                                                       |
 * |------------|----------------------------------------------------------------------------|
 * | `pk`       | the limit's name, and a hash of whom it counts                             |
 * | `sk`       | always `uses`                                                              |
 * | `uses`     | id and time of each use in the window, the oldest first                    |
 * | `revision` | how often the item was written: a write holds only if nobody else was faster |
 * | `expires`  | Unix time in seconds after which none of them counts                       |
 */
const Item = z.object({
  uses: z.array(z.object({ id: z.string(), at: z.number() })),
  revision: z.number(),
});

/** A limit that is used up: a business refusal that says when to come back. */
export class LimitRefusal extends Refusal {
  readonly retryAfterSeconds: number;

  constructor({ of }: UseLimit, waitMs: number) {
    super(`Too many ${of} from your network. Please try again in ${waitingTime(waitMs)}.`);
    this.retryAfterSeconds = Math.ceil(waitMs / 1_000);
  }
}

/**
 * Counts a use towards a limit.
 * @param whom whom the limit counts, such as a network; kept as a hash only
 * @param requestId a request that comes again under the same id counts once; every call counts without one
 * @throws LimitRefusal when the limit is used up
 */
export type KeepLimit = (limit: UseLimit, whom: string, requestId?: string) => Promise<void>;

/**
 * Attempts at an item that others write too. With every attempt somebody gets through, and once the limit is used up a reader
 * is refused without writing, so no limit of ours comes near it.
 */
const attempts = 50;

interface Keeping {
  readonly now?: () => number;
  readonly pause?: (attempt: number) => number;
}

export function limitKeeper(
  table: Table<'GetItem' | 'UpdateItem'>,
  { now = Date.now, pause = jitteredPause }: Keeping = {},
): KeepLimit {
  return async (limit, whom, requestId = randomUUID()) => {
    const key = { pk: `${limit.name}#${hashOf(limit.name, whom)}`, sk: 'uses' };
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const item = await table.get(key);
      const { uses, revision } = item ? Item.parse(item) : { uses: [], revision: 0 };
      const at = now();
      const decision = decideUse(uses, limit, { id: requestId, at });
      if (decision.kind === 'repetition') return;
      if (decision.kind === 'refusal') throw new LimitRefusal(limit, decision.waitMs);
      const expires = Math.ceil(at / 1_000) + limit.seconds;
      const set = { uses: decision.uses, revision: revision + 1, expires };
      if (await table.update(key, { set }, item ? { revision } : 'absent')) return;
      await delay(pause(attempt));
    }
    throw new Error(`The limit ${limit.name} is contended`);
  };
}

/** Limits need to tell networks apart, not to know them. */
function hashOf(name: string, whom: string): string {
  return createHash('sha256').update(`${name} ${whom}`).digest('base64url');
}
