import type { MiddlewareObj } from '@middy/core';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from './log.ts';

/** Logs and counts how a call ended. */
function tell(startedAt: number, httpStatus: number, refused: boolean): void {
  const outcome = httpStatus >= 500 ? 'Faulty' : refused || httpStatus >= 400 ? 'Refused' : 'Accepted';
  log('call.answered', { httpStatus, milliseconds: Math.round(performance.now() - startedAt) }, { [outcome]: 1 });
}

/**
 * Logs and counts how each call ended. Comes first in a chain: error handlers run in reverse order, so the reply to an error is
 * there by then.
 * @param statusOf HTTP status of a reply; an error without a reply counts as 500
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
