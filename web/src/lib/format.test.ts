import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatSize, shortDay } from './format.ts';

describe('formatDay', () => {
  it('a day is written with its month as a word and without a leading zero', () => {
    expect(formatDay('2026-06-08')).toBe('8 June 2026');
    expect(formatDay('2021-12-31')).toBe('31 December 2021');
  });
});

describe('shortDay', () => {
  it('a day of a list is written with the first three letters of its month', () => {
    expect(shortDay('2026-09-15')).toBe('15 Sep 2026');
    expect(shortDay('2026-05-03')).toBe('3 May 2026');
  });
});

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

describe('formatSize', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1.0 KB'],
    [53_480, '53.5 KB'],
    [240_600, '241 KB'],
    [1_250_000, '1.3 MB'],
    [4_700_000_000, '4.7 GB'],
    [9_000_000_000_000, '9000 GB'],
  ])('%i bytes are written as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
