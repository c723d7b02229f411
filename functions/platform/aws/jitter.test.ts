import { afterEach, expect, test, vi } from 'vitest';
import { jitteredPause } from './jitter.ts';

afterEach(() => void vi.restoreAllMocks());

/** The longest pause before each of the first twenty attempts. */
function longestPauses(): number[] {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  return Array.from({ length: 20 }, (_, index) => jitteredPause(index + 1));
}

test('pauses double with each attempt, up to a second', () => {
  expect(longestPauses().slice(0, 7)).toEqual([40, 80, 160, 320, 640, 1_000, 1_000]);
  expect(Math.max(...longestPauses())).toBe(1_000);
});

test('a pause may be any part of the longest, so that callers spread out', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5);
  expect([jitteredPause(3), jitteredPause(3)]).toEqual([0, 80]);
});
