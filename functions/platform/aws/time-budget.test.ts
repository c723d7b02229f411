import { expect, onTestFinished, test, vi } from 'vitest';
import { callOf, withinCall } from '../calls/call-context.ts';
import { aContext } from '../testing/builders.ts';
import { millisecondsLeft, pauseFor, timeFor } from './time-budget.ts';

/** Works in a call that has some milliseconds left, while the clock stands still. */
function aCallOf(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = callOf({ ...aContext(), getRemainingTimeInMillis: () => milliseconds });
  return <Result>(work: () => Result) => withinCall(call, work);
}

test('a call keeps half a second for its answer', () => {
  const within = aCallOf(10_000);
  expect(within(millisecondsLeft)).toBe(9_500);
  vi.advanceTimersByTime(9_000);
  expect(within(() => timeFor(5_000))).toBe(500);
  vi.advanceTimersByTime(500);
  expect(() => within(() => timeFor(5_000))).toThrow('The time of this invocation is over');
  expect(within(millisecondsLeft)).toBe(0);
});

test('a step gets what it wants while the call has it, and outside of a call always', () => {
  expect(aCallOf(10_000)(() => timeFor(5_000))).toBe(5_000);
  expect(timeFor(5_000)).toBe(5_000);
});

test('a pause that would leave nothing of the call is refused at once', async () => {
  const within = aCallOf(1_500);
  await expect(within(() => pauseFor(1_000))).rejects.toMatchObject({ name: 'OutOfTime' });
  await within(() => pauseFor(1));
});
