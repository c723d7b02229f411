import { describe, expect, it } from 'vitest';
import { formatDayOf, formatMoment } from './format-moment.ts';

describe('formatMoment', () => {
  it.each([
    ['2026-06-18T14:05:00Z', 'UTC', '18 June 2026, 14:05 UTC'],
    ['2026-06-18T14:05:00Z', 'Europe/Berlin', '18 June 2026, 16:05'],
    ['2026-01-18T14:05:00Z', 'Europe/Berlin', '18 January 2026, 15:05'],
    ['2026-06-18T14:05:00Z', 'Asia/Kathmandu', '18 June 2026, 19:50'],
    ['2026-12-31T22:00:30Z', 'Asia/Shanghai', '1 January 2027, 06:00'],
    ['2026-12-31T16:00:00.000Z', 'Asia/Shanghai', '1 January 2027, 00:00'],
    ['2026-03-01T02:00:00+09:00', 'UTC', '28 February 2026, 17:00 UTC'],
  ])('%s is written in %s as %s', (instant, zone, text) => {
    expect(formatMoment(instant, zone)).toBe(text);
  });

  it('what names no instant is refused', () => {
    expect(() => formatMoment('soon', 'UTC')).toThrow(RangeError);
  });
});

it.each([
  ['2026-11-25T20:00:00Z', 'UTC', '25 November 2026'],
  ['2026-11-25T20:00:00Z', 'Asia/Shanghai', '26 November 2026'],
  ['2026-11-25T02:00:00Z', 'America/New_York', '24 November 2026'],
])('the day of %s in %s is %s', (instant, zone, day) => {
  expect(formatDayOf(instant, zone)).toBe(day);
});
