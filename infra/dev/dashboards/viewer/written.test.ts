import { expect, test } from 'vitest';
import { axisTimes, change, full, moment, short } from './written.ts';

test.each([
  [0, '', '0'],
  [999, '', '999'],
  [1_234_567, '', '1.23M'],
  [0.01234, '', '0.0123'],
  [1_250, 'ms', '1.25K\u00a0ms'],
  [99.95, '%', '100\u00a0%'],
  [null, 'ms', '–'],
])('%s is written short, with its unit "%s", as "%s"', (value, unit, text) => {
  expect(short(value, unit)).toBe(text);
});

test('a number is written in full where there is room', () => {
  expect(full(1_234_567.891, 'ms')).toBe('1,234,567.89\u00a0ms');
  expect(full(null)).toBe('–');
});

test.each([
  [112, 100, '▲ 12\u00a0% more than the week before'],
  [88, 100, '▼ 12\u00a0% less than the week before'],
  [100.4, 100, '= as the week before'],
  [0, 100, '▼ 100\u00a0% less than the week before'],
  [0, 0, '= none the week before either'],
  [5, 0, '▲ none the week before'],
  [5, null, '▲ none the week before'],
  [-50, -100, '▲ 50\u00a0% more than the week before'],
  [1_000_000, 10, '▲ 10M\u00a0% more than the week before'],
  [null, 100, ''],
])('%s after %s: "%s"', (now, before, text) => {
  expect(change(now, before).join(' ').trim()).toBe(text);
});

test('a moment is told in UTC, and a whole day by its date alone', () => {
  const seconds = Date.parse('2026-02-03T14:02:00Z') / 1_000;
  expect(moment(seconds, 60)).toBe('Tue 3 Feb, 14:02');
  expect(moment(seconds, 86_400)).toBe('Tue 3 Feb');
});

test('the axis tells the day where one begins', () => {
  const evening = Date.parse('2026-02-03T18:00:00Z') / 1_000;
  expect(axisTimes([evening, evening + 21_600, evening + 43_200], 21_600)).toEqual(['18:00', '4 Feb', '06:00']);
  expect(axisTimes([evening - 64_800], 86_400)).toEqual(['3 Feb']);
});
