import { expect, test } from 'vitest';
import { highest, isEmpty, isZero, latest, lonePoints, stacked, valuesBefore } from './measured.ts';

const week = 7 * 24 * 60 * 60;

/** A series that has measured these. */
const aSeries = (label: string, ...values: (number | null)[]) => ({ label, values, whole: null });

test.each([
  ['between gaps', [null, 5, null], [1]],
  ['at both ends', [1, null, 2], [0, 2]],
  ['of a series of one', [0], [0]],
  ['none of a line', [1, 2, null, 3, 4], []],
  ['none of nothing', [null, null], []],
  ['beside a line', [1, 2, null, 3, null], [3]],
])('values that stand alone: %s', (_, values, positions) => {
  expect(lonePoints(values)).toEqual(positions);
});

test('the latest and the highest value leave gaps out', () => {
  expect([latest([3, 7, 0, null]), highest([null, 3, 7, 0])]).toEqual([0, 7]);
  expect([latest([null]), highest([null])]).toEqual([null, null]);
  expect(highest([-5, null, -3])).toBe(-3);
});

test('a range is empty without series, without times, or with gaps alone; not with zeros', () => {
  expect(isEmpty({ times: [60], series: [] })).toBe(true);
  expect(isEmpty({ times: [], series: [aSeries('a')] })).toBe(true);
  expect(isEmpty({ times: [60], series: [aSeries('a', null)] })).toBe(true);
  expect(isEmpty({ times: [60], series: [aSeries('a', null), aSeries('b', 0)] })).toBe(false);
});

test('a stacked series lies on those before it, and has a gap only where all have one', () => {
  expect(
    stacked([
      [1, null, null],
      [2, 3, null],
      [4, 1, null],
    ]),
  ).toEqual([
    [1, 0, null],
    [3, 3, null],
    [7, 4, null],
  ]);
});

test('the week before is matched by time and by label', () => {
  const now = { times: [week + 60, week + 120], series: [aSeries('a', 1, 2), aSeries('new', 3, 4)] };
  const before = { times: [0, 60, 120], series: [aSeries('gone', 9, 9, 9), aSeries('a', 5, 6, 7)] };
  expect(valuesBefore(now, before)).toEqual([
    [6, 7],
    [null, null],
  ]);
});

test('a time that the week before did not measure is a gap', () => {
  const now = { times: [week + 60, week + 120], series: [aSeries('a', 1, 2)] };
  expect(valuesBefore(now, { times: [120], series: [aSeries('a', 0)] })).toEqual([[null, 0]]);
});

test('a range is zero where nothing else was measured, of any series', () => {
  expect(isZero({ series: [aSeries('a', 0, null), aSeries('b', null, 0)] })).toBe(true);
  expect(isZero({ series: [aSeries('a', 0, 0), aSeries('b', null, 1)] })).toBe(false);
  expect(isZero({ series: [aSeries('a', -1)] })).toBe(false);
});
