import { jitteredPause } from '../aws/jitter.ts';
import { pauseFor } from '../aws/time-budget.ts';
import { log } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';

/** Other writers came first at every try; nothing was written. */
class Contended extends Error {
  override readonly name = 'Contended';
}

/** What one try ends with, when other writers held the item: worth another one. */
export const contended = Symbol('contended');

export interface Patience {
  /** Tries in all. */
  readonly attempts?: number;
  /** Milliseconds before attempt number `attempt`. */
  readonly pause?: (attempt: number) => number;
}

/**
 * Tries until no other writer comes first, with jitter, and no longer than the call has time.
 * @throws Contended when another writer comes first at every try
 * @throws OutOfTime when nothing would be left of the call after a pause
 */
export async function untilUncontended<Result>(
  work: () => Promise<Result | typeof contended>,
  { attempts = 12, pause = jitteredPause }: Patience = {},
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await work();
    if (result !== contended) return result;
    log(lines.writeContended, { attempt });
    if (attempt < attempts) await pauseFor(pause(attempt));
  }
  throw new Contended('Other writers came first at every try');
}
