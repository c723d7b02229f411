import { isoDay } from './calendar-day.ts';

/** Asia/Shanghai has had no summer time since 1991, and is eight hours ahead of UTC. */
const aheadMilliseconds = 8 * 60 * 60 * 1_000;

/** The day on the calendars of Asia/Shanghai, `YYYY-MM-DD`. @param time milliseconds since the epoch */
export function shanghaiDay(time: number): string {
  return isoDay(time + aheadMilliseconds);
}

/** The first moment of a day there, ISO 8601 with its offset. */
export const shanghaiMorning = (day: string) => `${day}T00:00:00+08:00`;

/** The last second of a day there, ISO 8601 with its offset. */
export const shanghaiNight = (day: string) => `${day}T23:59:59+08:00`;

/** The day so many months later, or the last one of that month where it is shorter. @param day `YYYY-MM-DD` */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}
