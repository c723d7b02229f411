import type { MiddlewareObj } from '@middy/core';
import { Refusal } from '../../../shared/contract/dialect.ts';
import { log } from './log.ts';

/** How a call ended: what it answered, and whether a business rule refused it. */
function tell(startedAt: number, httpStatus: number, refused: boolean): void {
  const outcome = httpStatus >= 500 ? 'Faulty' : refused || httpStatus >= 400 ? 'Refused' : 'Accepted';
  log('call.answered', { httpStatus, milliseconds: Math.round(performance.now() - startedAt) }, { [outcome]: 1 });
}

/**
 * Tells log and metrics how each call ended. Stands first in a chain, so that what failed has its answer by then.
 * @param statusOf HTTP status of an answer; what a thrown error would have been on HTTP is 500
 */
export function callOutcomes<Event, Result>(statusOf: (result: Result) => number): MiddlewareObj<Event, Result> {
  const starts = new WeakMap<object, number>();
  return {
    before: ({ context }) => void starts.set(context, performance.now()),
    after: ({ context, response }) => tell(starts.get(context) ?? 0, response ? statusOf(response) : 200, false),
    onError: ({ context, response, error }) => {
      tell(starts.get(context) ?? 0, response ? statusOf(response) : 500, error instanceof Refusal);
    },
  };
}
