import { expect, test } from 'vitest';
import { busiestRequestsPerSecond, meanHour, momentAt, momentsOf } from '../day-curve.ts';
import { planDay } from './plan-day.ts';
import { sceneNames, scenes } from './scenes.ts';

/** How many visitors come in each hour of a day. */
function byHour(moments: readonly number[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => moments.filter((part) => Math.floor(part * 24) === hour).length);
}

test('the hours of a day add up to all of its visitors, few at night, with two humps', () => {
  const hours = byHour(momentsOf(10_000));
  expect(hours.reduce((sum, count) => sum + count, 0)).toBe(10_000);
  expect(hours.slice(0, 6).reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
  const isHump = (hour: number) =>
    (hours[hour] ?? 0) > (hours[hour - 1] ?? 0) && (hours[hour] ?? 0) > (hours[hour + 1] ?? 0);
  expect(hours.flatMap((_, hour) => (isHump(hour) ? [hour] : [])).filter((hour) => (hours[hour] ?? 0) > 800)).toEqual([
    11, 20,
  ]);
  expect([momentAt(0), momentAt(1)]).toEqual([0, 1]);
});

test('a day of ten minutes has as many visits as its curve says, and fifteen requests a second in its busiest hour', () => {
  const visits = planDay(10, 1);
  expect(visits).toHaveLength(Math.round((600 * busiestRequestsPerSecond * meanHour) / 3));
  const busiest = Math.max(...byHour(visits.map(({ at }) => at / 600_000)));
  expect((busiest * 3) / (600 / 24)).toBeCloseTo(15, 0);
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(visits.at(-1)?.at).toBeLessThan(600_000);
});

test('the same seed plans the same visits, another one others', () => {
  expect(planDay(2, 7)).toEqual(planDay(2, 7));
  expect(planDay(2, 8)).not.toEqual(planDay(2, 7));
});

test('of a hundred visitors five write an enquiry, and at most a dozen join in a run', () => {
  expect(sceneNames.reduce((sum, name) => sum + scenes[name].weight, 0)).toBe(100);
  expect(scenes.enquiry.weight).toBe(5);
  expect(planDay(60, 1).filter(({ scene }) => scene === 'member')).toHaveLength(12);
});
