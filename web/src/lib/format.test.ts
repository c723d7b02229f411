import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth, formatSize, shortDay } from './format.ts';

describe('formatDay', () => {
  it('a day is written with its month as a word and without a leading zero', () => {
    expect(formatDay('2026-06-08')).toBe('8 June 2026');
    expect(formatDay('2021-12-31')).toBe('31 December 2021');
  });
});

describe('formatMonth', () => {
  it('a month, also that of a day, is written as a word', () => {
    expect(formatMonth('2026-01')).toBe('January 2026');
    expect(formatMonth('2025-12-31')).toBe('December 2025');
  });
});

describe('shortDay', () => {
  it('a day of a list is written with the first three letters of its month', () => {
    expect(shortDay('2026-09-15')).toBe('15 Sep 2026');
    expect(shortDay('2026-05-03')).toBe('3 May 2026');
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
