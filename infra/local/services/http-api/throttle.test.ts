import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('a burst passes at once, then as many as the rate allows', () => {
  let now = 0;
  const takes = createThrottle(
    () => ({ rate: 2, burst: 3 }),
    () => now,
  );
  const count = () => Array.from({ length: 10 }, () => takes('r')).filter(Boolean).length;
  expect(count()).toBe(3);
  now = 1_000;
  expect(count()).toBe(2);
  now = 60_000;
  expect(count()).toBe(3);
});

test('each route has a bucket of its own, and no limit without settings', () => {
  const takes = createThrottle(
    (key) => (key === 'free' ? undefined : { rate: 1, burst: 1 }),
    () => 0,
  );
  expect([takes('a'), takes('a'), takes('b')]).toEqual([true, false, true]);
  expect([takes('free'), takes('free')]).toEqual([true, true]);
});
