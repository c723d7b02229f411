import { expect, test } from 'vitest';
import { daysBetween } from './calendar-day.ts';

test('days are listed over the end of a month and a leap day', () => {
  expect(daysBetween('2028-02-27', '2028-03-01')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']);
});

test('a single day is listed, and none when the ends are the wrong way round', () => {
  expect(daysBetween('2026-06-18', '2026-06-18')).toEqual(['2026-06-18']);
  expect(daysBetween('2026-06-18', '2026-06-17')).toEqual([]);
});
