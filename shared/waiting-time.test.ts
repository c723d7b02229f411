import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [1, '1 second'],
  [second, '1 second'],
  [second + 1, '2 seconds'],
  [59 * second, '59 seconds'],
  [59 * second + 1, '1 minute'],
  [minute, '1 minute'],
  [minute + 1, '2 minutes'],
  [12 * minute, '12 minutes'],
  [59 * minute, '59 minutes'],
  [59 * minute + 1, '1 hour'],
  [hour, '1 hour'],
  [hour + 1, '2 hours'],
  [24 * hour, '24 hours'],
])('%i ms are told as %s, so that nobody comes back too soon', (milliseconds, words) => {
  expect(waitingTime(milliseconds)).toBe(words);
});
