import type { MiddlewareObj } from '@middy/core';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from './log.ts';
import * as lines from './platform-lines.ts';

/** Whether no call of this sandbox has been answered: it has started for this one. */
let isFirst = true;

/** Logs and counts how a call ended. */
function tell(startedAt: number, httpStatus: number, refused: boolean, waiting: Waiting): void {
  const outcome = httpStatus >= 500 ? 'Faulty' : refused || httpStatus >= 400 ? 'Refused' : 'Accepted';
  const milliseconds = Math.round(performance.now() - startedAt);
  const ofEndpoints = {
    Latency: milliseconds,
    ...(isFirst && { ColdStarts: 1 }),
    ...(outcome === 'Faulty' && { Faulty: 1 }),
  };
  isFirst = false;
  log(lines.callAnswered, { httpStatus, milliseconds }, { [outcome]: 1 }, waiting === 'visitor' ? ofEndpoints : {});
}

/** Who waits for the answer. What visitors wait for is measured by domain as well. */
type Waiting = 'visitor' | 'ourselves';

/**
 * Logs and counts how each call ended. Comes first in a chain: error handlers run in reverse order, so the reply to an error is
 * there by then.
 * @param statusOf HTTP status of a reply; an error without a reply counts as 500
 */
export function callOutcomes<Event, Result>(
  statusOf: (result: Result) => number,
  waiting: Waiting = 'ourselves',
): MiddlewareObj<Event, Result> {
  const starts = new WeakMap<object, number>();
  return {
    before: ({ context }) => void starts.set(context, performance.now()),
    after: ({ context, response }) =>
      tell(starts.get(context) ?? 0, response ? statusOf(response) : 200, false, waiting),
    onError: ({ context, response, error }) => {
      tell(starts.get(context) ?? 0, response ? statusOf(response) : 500, error instanceof Refusal, waiting);
    },
  };
}
