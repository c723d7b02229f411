import { isoDay, millisecondsPerDay } from '../../../../shared/calendar-day.ts';
import { randomOf } from '../random.ts';

/** A day before today. */
export interface PastDay {
  /** UTC day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly daysBefore: number;
}

/** The days before today, the oldest first. @param now milliseconds since 1970 */
export function pastDays(days: number, now: number): PastDay[] {
  return Array.from({ length: days }, (_, place) => {
    const daysBefore = days - place;
    return { day: isoDay(now - daysBefore * millisecondsPerDay), daysBefore };
  });
}

/** By how much more is going on each day than on the one before it. */
const risePerDay = 0.005;
const onWeekdays = 1.2;
const onWeekends = 0.5;
/** The mean day may be busier or quieter by this part of it. */
const chance = 0.1;
const onReleaseDays = 3;

/** Every second Tuesday. */
export function isReleaseDay(day: string): boolean {
  return dayNumber(day) % 14 === 5;
}

/**
 * How often something happens on a day that is done so often on a mean one. A day that is further back has less of it, and the same of it:
 * the past that is played tomorrow adds nothing to the days that were played today.
 * @param name what it is; each thing has good and bad days of its own
 */
export function timesOn({ day, daysBefore }: PastDay, perDay: number, seed: number, name: string): number {
  const random = randomOf(seed, day, name, 'times');
  const ofWeek = isWeekend(day) ? onWeekends : onWeekdays;
  const byChance = 1 + chance * (2 * random() - 1);
  const expected = perDay * ofWeek * byChance * Math.max(0, 1 - risePerDay * daysBefore);
  // What is rarer than once a day happens on some days.
  return Math.floor(expected + random());
}

/** The same of what people fetch on the day on which there is something new. */
export function timesWithReleases(past: PastDay, perDay: number, seed: number, name: string): number {
  return timesOn(past, isReleaseDay(past.day) ? onReleaseDays * perDay : perDay, seed, name);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / millisecondsPerDay);
}
