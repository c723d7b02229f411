import { setTimeout as delay } from 'node:timers/promises';
import { currentCall } from '../calls/call-context.ts';

/** Milliseconds that a function keeps for its answer and its log line, when everything before took as long as it could. */
const keptBack = 500;

/** The function's time is over: what it would do next could be cut off in the middle. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  constructor() {
    super('The time of this invocation is over');
  }
}

/** Milliseconds that the call under way may still work; endless outside of a call. */
export function millisecondsLeft(): number {
  return Math.max(0, currentCall().endsAt - performance.now() - keptBack);
}

/**
 * Milliseconds for one step: as many as it wants, if the call has them.
 * @throws OutOfTime when the call has none
 */
export function timeFor(wanted: number): number {
  const left = millisecondsLeft();
  if (left <= 0) throw new OutOfTime();
  return Math.min(wanted, left);
}

/**
 * Waits before another attempt.
 * @throws OutOfTime, at once, when nothing would be left of the call after it
 */
export async function pauseFor(milliseconds: number): Promise<void> {
  if (milliseconds >= millisecondsLeft()) throw new OutOfTime();
  await delay(milliseconds);
}
