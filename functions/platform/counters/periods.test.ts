import { expect, test } from 'vitest';
import { daysBetween } from '../../../shared/calendar-day.ts';
import { chartDays, periodsOf, spanOf } from './periods.ts';

const at = (time: string) => Date.parse(time);
const now = at('2026-06-18T13:45:00Z');
const daysAndBefore = (range?: { start: number; end: number }) =>
  periodsOf(now, range).map(({ label, from, to, before }) => [label, from, to, before.from, before.to]);

const usual = [
  ['Today so far', '2026-06-18', '2026-06-18', '2026-06-17', '2026-06-17'],
  ['Last 7 days', '2026-06-12', '2026-06-18', '2026-06-05', '2026-06-11'],
  ['Last 30 days', '2026-05-20', '2026-06-18', '2026-04-20', '2026-05-19'],
];

test('today, the last 7 and the last 30 days are each compared with as many days before', () => {
  expect(daysAndBefore()).toEqual(usual);
  for (const { from, to, before } of periodsOf(now))
    expect(daysBetween(before.from, before.to)).toHaveLength(daysBetween(from, to).length);
});

test('the range of the dashboard is told by the days that it touches', () => {
  expect(daysAndBefore({ start: at('2026-06-10T23:00:00Z'), end: at('2026-06-12T01:00:00Z') })).toEqual([
    ...usual,
    ['2026-06-10 to 2026-06-12', '2026-06-10', '2026-06-12', '2026-06-07', '2026-06-09'],
  ]);
});

test('a range that ends at midnight does not touch the day that begins there', () => {
  const [, , , chosen] = periodsOf(now, { start: at('2026-06-10'), end: at('2026-06-11') });
  expect(chosen).toMatchObject({ label: '2026-06-10', from: '2026-06-10', to: '2026-06-10' });
});

test('a range of the days that are told anyway is not told twice', () => {
  expect(daysAndBefore({ start: at('2026-06-18T10:45:00Z'), end: now })).toEqual(usual);
});

test('a range of the wrong way round, of no length, or of decades is one that can be read', () => {
  const chosen = (start: number, end: number) => periodsOf(now, { start, end }).at(-1);
  expect(chosen(at('2026-06-11T12:00Z'), at('2026-06-01T12:00Z'))).toMatchObject({
    from: '2026-06-11',
    to: '2026-06-11',
  });
  expect(chosen(0, 0)).toMatchObject({ from: '2023-12-11', to: '2023-12-11' });
  const long = chosen(0, now);
  expect(daysBetween(long?.from ?? '', long?.to ?? '')).toHaveLength(460);
});

test('a chart is of the range where that is longer than a day, and else of 30 days', () => {
  expect(chartDays(now, { start: at('2026-06-01'), end: at('2026-06-03') })).toMatchObject({
    from: '2026-06-01',
    to: '2026-06-02',
  });
  for (const range of [undefined, { start: now - 3_600_000, end: now }])
    expect(chartDays(now, range)).toMatchObject({ from: '2026-05-20', to: '2026-06-18' });
});

test('what is read reaches from the first day to the last of all periods', () => {
  const chosen = { start: at('2025-01-10'), end: at('2025-01-11') };
  expect(spanOf(periodsOf(now, chosen))).toEqual({ from: '2025-01-09', to: '2026-06-18' });
});
