import { expect, test } from 'vitest';
import { daysBetween } from '../../../shared/calendar-day.ts';
import { chosenPeriod, daysOf, type Period, spanOf, usualPeriods } from './periods.ts';

const at = (time: string) => Date.parse(time);
const now = at('2026-06-18T13:45:00Z');
const told = ({ label, from, to, before }: Period) => [label, from, to, before.from, before.to];

test('today is compared with the same day of the week before, 7 and 30 days with as many days before', () => {
  expect(usualPeriods(now).map(told)).toEqual([
    ['Today so far', '2026-06-18', '2026-06-18', '2026-06-11', '2026-06-11'],
    ['Last 7 days', '2026-06-12', '2026-06-18', '2026-06-05', '2026-06-11'],
    ['Last 30 days', '2026-05-20', '2026-06-18', '2026-04-20', '2026-05-19'],
  ]);
});

test('without a range the last 7 days are meant, and so they are by a range of a week up to now', () => {
  const week = usualPeriods(now)[1];
  expect(chosenPeriod(now)).toEqual(week);
  expect(chosenPeriod(now, { start: now - 7 * 86_400_000, end: now })).toEqual(week);
});

test.each([
  ['of days', '2026-06-01', '2026-06-04', '2026-06-01', '2026-06-03', '2026-05-29', '2026-05-31'],
  ['of one day', '2026-06-10', '2026-06-11', '2026-06-10', '2026-06-10', '2026-06-09', '2026-06-09'],
  ['of hours', '2026-06-10T10:00Z', '2026-06-10T13:00Z', '2026-06-10', '2026-06-10', '2026-06-09', '2026-06-09'],
  [
    'of hours around midnight',
    '2026-06-10T23:00Z',
    '2026-06-11T02:00Z',
    '2026-06-11',
    '2026-06-11',
    '2026-06-10',
    '2026-06-10',
  ],
])('a range %s is as many days as it is long, up to its end, beside as many before', (_, start, end, ...days) => {
  const { from, to, before } = chosenPeriod(now, { start: at(start), end: at(end) });
  expect([from, to, before.from, before.to]).toEqual(days);
});

test('a range of the wrong way round, of no length, or of decades is one that can be read', () => {
  const wrong = chosenPeriod(now, { start: at('2026-06-11T12:00Z'), end: at('2026-06-01T12:00Z') });
  expect(wrong).toMatchObject({ from: '2026-06-11', to: '2026-06-11' });
  expect(chosenPeriod(now, { start: 0, end: 0 })).toMatchObject({ from: '1970-01-01', to: '1970-01-01' });
  const { from, to } = chosenPeriod(now, { start: 0, end: now });
  expect(daysBetween(from, to)).toHaveLength(460);
});

test('what is read reaches from the first day to the last of all periods', () => {
  const chosen = chosenPeriod(now, { start: at('2025-01-10'), end: at('2025-01-11') });
  expect(spanOf([...usualPeriods(now), chosen])).toEqual({ from: '2025-01-09', to: '2026-06-18' });
});

test('each day of a period has the one that it is compared with', () => {
  expect(daysOf(chosenPeriod(now, { start: at('2026-06-01'), end: at('2026-06-03') }))).toEqual([
    { day: '2026-06-01', before: '2026-05-30' },
    { day: '2026-06-02', before: '2026-05-31' },
  ]);
});
