import { expect, test } from 'vitest';
import { rangeNames, rangeOf, ranges, spanOf, weekBefore } from './time-range.ts';

const now = Date.parse('2026-02-03T14:02:10.500Z');

test.each([
  ['1h', '2026-02-03T13:03:00Z', '2026-02-03T14:03:00Z'],
  ['3h', '2026-02-03T11:03:00Z', '2026-02-03T14:03:00Z'],
  ['12h', '2026-02-03T02:05:00Z', '2026-02-03T14:05:00Z'],
  ['1d', '2026-02-02T14:15:00Z', '2026-02-03T14:15:00Z'],
  ['7d', '2026-01-27T15:00:00Z', '2026-02-03T15:00:00Z'],
  ['30d', '2026-01-05T00:00:00Z', '2026-02-04T00:00:00Z'],
] as const)('%s goes from %s to the end of the running period, %s', (name, start, end) => {
  expect(spanOf(name, now)).toEqual({
    start: Date.parse(start),
    end: Date.parse(end),
    period: ranges[name].period,
  });
});

test('a period that begins now is the last', () => {
  const minute = Date.parse('2026-02-03T14:02:00Z');
  expect(spanOf('1h', minute).end).toBe(Date.parse('2026-02-03T14:03:00Z'));
});

test.each(rangeNames)('the week before %s has the same periods', (name) => {
  const span = spanOf(name, now);
  const before = weekBefore(span);
  expect(span.start - before.start).toBe(7 * 24 * 60 * 60 * 1_000);
  expect(before.end - before.start).toBe(span.end - span.start);
  expect(before.start % (before.period * 1_000)).toBe(0);
});

test('unless the address names a range, health shows hours and others show days', () => {
  expect(rangeOf(null, 'Health')).toBe('3h');
  expect(rangeOf(null, 'Usage')).toBe('7d');
  expect(rangeOf('1d', 'Health')).toBe('1d');
  expect(rangeOf('2y', 'Usage')).toBe('7d');
  expect(rangeOf('toString', 'Usage')).toBe('7d');
});
