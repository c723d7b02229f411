import { describe, expect, test } from 'vitest';
import { type Grant, granted, subscriptionFactsOf, subscriptionPage, takenBack, termOf } from './subscription.ts';

const grant = (id: string, at: string, days: number, isOver = false): Grant => ({
  id,
  at: `${at}T00:00:00.000Z`,
  days,
  isOver,
});
const stored = (...grants: Grant[]) => ({ software: 'P1' as const, hwid: 'H1', grants, revision: 1 });
const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const daysOf = (day: string, ...grants: Grant[]) =>
  subscriptionPage([stored(...grants)], { page: 1, size: 15 }, at(day)).list[0]?.days;

describe('the days of a subscription', () => {
  test.each([
    ['2026-01-01', 60],
    ['2026-02-01', 29],
    ['2026-03-01', 1],
    ['2026-03-02', 0],
    ['2027-01-01', 0],
  ])('on %s %i are left of sixty', (day, days) => {
    expect(daysOf(day, grant('a', '2026-01-01', 60))).toBe(days);
  });

  test('a renewal adds to what is left', () => {
    expect(daysOf('2026-02-01', grant('a', '2026-01-01', 60), grant('b', '2026-02-01', 365))).toBe(29 + 365);
  });

  test('a plan after a time without one begins anew', () => {
    const term = termOf([grant('a', '2026-01-01', 60), grant('b', '2026-06-01', 60)]);
    expect(term).toEqual({ startedAt: at('2026-06-01'), endsAt: at('2026-07-31') });
  });

  test('a renewal in its last moment goes on, and one a moment later begins anew', () => {
    const sixty = grant('a', '2026-01-01', 60);
    const last = { ...grant('b', '2026-03-02', 60), at: '2026-03-02T00:00:00.000Z' };
    const late = { ...last, at: '2026-03-02T00:00:00.001Z' };
    expect(termOf([sixty, last])).toEqual({ startedAt: at('2026-01-01'), endsAt: at('2026-05-01') });
    expect(termOf([sixty, late])).toEqual({ startedAt: at('2026-03-02') + 1, endsAt: at('2026-05-01') + 1 });
  });

  test('grants count in the order in which they were given, whatever the order in which they come', () => {
    const [early, late] = [grant('a', '2026-01-01', 60), grant('b', '2026-02-01', 60)];
    expect(termOf([late, early])).toEqual(termOf([early, late]));
  });

  test('one for ever has no end, nor has anything after it', () => {
    expect(daysOf('2126-01-01', grant('a', '2026-01-01', -1), grant('b', '2026-02-01', 60))).toBe(-1);
  });

  test('what was paid back counts as if it had never been', () => {
    const [first, second] = [grant('a', '2026-01-01', 365, true), grant('b', '2026-02-01', 60)];
    expect(termOf([first, second])).toEqual(termOf([second]));
    expect(subscriptionPage([stored(first)], { page: 1, size: 15 }, at('2026-02-01'))).toEqual({ list: [], count: 0 });
  });

  test('a grant counts once, and not at all where it was paid back before it came', () => {
    const one = grant('a', '2026-01-01', 60);
    const once = granted([], one);
    expect(granted(once, one)).toBe(once);
    const back = takenBack([], one);
    expect(granted(back, one)).toBe(back);
    expect(takenBack(back, one)).toBe(back);
    expect(termOf(back)).toBeUndefined();
  });

  test('what is paid back ends alone, as it was given', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((id) => grant(id, '2026-01-01', 60));
    const back = takenBack(
      [first, second, third].flatMap((each) => each ?? []),
      grant('b', '2026-06-01', 365),
    );
    expect(back).toEqual([first, third, { ...second, isOver: true }]);
    expect(daysOf('2026-01-01', ...back)).toBe(120);
  });

  test('what is paid back before it came is known as such, and takes nothing from what others gave', () => {
    const one = grant('a', '2026-01-01', 60);
    expect(takenBack([one], grant('b', '2026-01-02', 365))).toEqual([one, grant('b', '2026-01-02', 365, true)]);
  });

  test('are told to operators with all that gave them, also where all of it was paid back', () => {
    const [one, back] = [grant('a', '2026-01-01', 60), grant('b', '2026-01-02', 365, true)];
    const facts = { member: 'ada', software: 'P1', hwid: 'H1' };
    expect(subscriptionFactsOf('ada', stored(one, back), at('2026-02-01'))).toEqual({
      ...facts,
      days: 29,
      startedAt: '2026-01-01T00:00:00.000Z',
      grants: [one, back],
    });
    expect(subscriptionFactsOf('ada', stored(back), at('2026-02-01'))).toEqual({
      ...facts,
      days: 0,
      startedAt: '2026-02-01T00:00:00.000Z',
      grants: [back],
    });
  });

  test('are shown with their software and computer, a page at a time', () => {
    const all = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => stored(grant('a', day, 60)));
    const page = (number: number) => subscriptionPage(all, { page: number, size: 2 }, at('2026-01-03'));
    const shown = (day: number, days: number) => ({
      ...{ title: 'P1', hwid: 'H1' },
      ...{ days, start_time: `2026-01-0${day}T00:00:00.000Z` },
    });
    expect(page(1)).toEqual({ list: [shown(3, 60), shown(2, 59)], count: 3 });
    expect(page(2)).toEqual({ list: [shown(1, 58)], count: 3 });
    expect(page(3)).toEqual({ list: [], count: 3 });
  });

  test('pages show the one that began last first', () => {
    const all = [grant('a', '2026-01-01', 60), grant('b', '2026-03-01', 60)].map((each) => stored(each));
    const page = subscriptionPage(all, { page: 1, size: 1 }, at('2026-03-01'));
    expect([page.count, page.list[0]?.start_time]).toEqual([2, '2026-03-01T00:00:00.000Z']);
  });
});
