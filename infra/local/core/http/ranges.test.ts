import { expect, test } from 'vitest';
import { contentRange, parseRange } from './ranges.ts';

test('a range may be bounded, open or a suffix', () => {
  expect(parseRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 });
  expect(parseRange('bytes=2-5', 10)).toEqual({ start: 2, end: 5 });
  expect(parseRange('bytes=7-', 10)).toEqual({ start: 7, end: 9 });
  expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
});

test('a range that begins or ends outside is cut to what exists', () => {
  expect(parseRange('bytes=5-99', 10)).toEqual({ start: 5, end: 9 });
  expect(parseRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
});

test('a range beyond the end is unsatisfiable', () => {
  expect(parseRange('bytes=10-', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test('a header that is no single byte range asks for everything', () => {
  for (const header of [undefined, 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])
    expect(parseRange(header, 10)).toBeUndefined();
});

test('Content-Range states the range, or only the size', () => {
  expect(contentRange(10, { start: 2, end: 5 })).toBe('bytes 2-5/10');
  expect(contentRange(10)).toBe('bytes */10');
});
