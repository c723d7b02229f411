import { expect, it } from 'vitest';
import { createRate } from './rate.ts';

it('what an address asked counts for the seconds of the window, to ten seconds', () => {
  let now = 1_000_000_000_000;
  const rate = createRate(300, () => now);
  expect([rate.count('a'), rate.count('a'), rate.count('b')]).toEqual([1, 2, 1]);
  now += 290_000;
  expect(rate.count('a')).toBe(3);
  now += 10_000;
  expect(rate.count('a')).toBe(2);
  expect(rate.busiest()).toEqual([{ sender: 'a', requests: 2 }]);
  now += 300_000;
  expect(rate.busiest()).toEqual([]);
});
