import { expect, test } from 'vitest';
import { monthsAfter, shanghaiDay } from './shanghai-day.ts';

test.each([
  ['2026-11-26T15:59:59.999Z', '2026-11-26'],
  ['2026-11-26T16:00:00.000Z', '2026-11-27'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Shanghai', (time, day) => {
  expect(shanghaiDay(Date.parse(time))).toBe(day);
});

test.each([
  ['2026-11-26', 24, '2028-11-26'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-26', 0, '2026-11-26'],
])('%s and %i months are %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});
