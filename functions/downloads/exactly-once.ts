import { pauseFor } from '../platform/aws/time-budget.ts';
import { type CountingTransaction, type Download, incrementsOf } from './counting-plan.ts';
import type { Cancellation } from './download-repository.ts';

export type WriteTransaction = (transaction: CountingTransaction) => Promise<Cancellation | undefined>;

interface Retrying {
  /** Attempts at a contended transaction before its messages go back to the queue. */
  readonly attempts: number;
  /** Called before another attempt. */
  readonly onRetry: (attempt: number, cancellation: Cancellation) => void;
  /** Milliseconds to wait before attempt number `attempt`. */
  readonly pause: (attempt: number) => number;
}

/**
 * Counts every download of a transaction once, however often it is delivered: a row that exists was counted by the
 * transaction that wrote it, so it is left out of this one, along with its part of the increments.
 * @returns how many of them had been counted before
 * @throws Error when other writers hold the counters at every attempt; nothing is written then
 */
export async function countOnce(
  write: WriteTransaction,
  transaction: CountingTransaction,
  { attempts, onRetry, pause }: Retrying,
): Promise<number> {
  let remaining: readonly Download[] = transaction.downloads;
  for (let attempt = 1; remaining.length > 0; attempt += 1) {
    const cancellation = await write({ downloads: remaining, increments: incrementsOf(remaining) });
    if (!cancellation) break;
    const recorded = new Set(cancellation.alreadyRecorded);
    remaining = remaining.filter((download) => !recorded.has(download));
    if (cancellation.otherOutcomes.length === 0 && recorded.size > 0) continue;
    if (attempt >= attempts) throw new Error(`Still contended: ${cancellation.otherOutcomes.join(', ')}`);
    onRetry(attempt, cancellation);
    await pauseFor(pause(attempt));
  }
  return transaction.downloads.length - remaining.length;
}
