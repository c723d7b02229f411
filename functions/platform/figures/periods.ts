import { daysBetween, isoDay, millisecondsPerDay } from '../../../shared/calendar-day.ts';

/** UTC days, `YYYY-MM-DD`, from one to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Some days up to now or chosen on the dashboard, and as many days with which they are compared. */
export interface Period extends Days {
  readonly label: string;
  readonly before: Days;
  /** What it is compared with, as it follows "than" and "as many as". */
  readonly beforeLabel: string;
}

/** A range of time in milliseconds since 1970. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** Days of the longest range that is read: CloudWatch's dashboards show fifteen months. */
const mostDays = 460;

/** Today, beside the same day of the week before, and the last 7 and 30 days with today, beside the days before them. */
export function usualPeriods(now: number): readonly [today: Period, week: Period, month: Period] {
  const today = { label: 'Today so far', beforeLabel: 'on the whole day a week ago' };
  const sameDay = lastDays(now - 7 * millisecondsPerDay, 1);
  return [{ ...today, ...lastDays(now, 1), before: sameDay }, recentPeriod(now, 7), recentPeriod(now, 30)];
}

/** As many days as the dashboard's range is long, a day at least, up to its end; the last 7 without a range. */
export function chosenPeriod(now: number, range?: TimeRange): Period {
  const [, week, month] = usualPeriods(now);
  if (!range) return week;
  const { start, end } = range;
  // A range that ends at midnight does not touch the day that begins there.
  const last = Math.max(start, end - 1);
  // Whatever is asked for, no more is read than dashboards show.
  const length = Math.min(mostDays, Math.max(1, Math.round((end - start) / millisecondsPerDay)));
  const { from, to } = lastDays(last, length);
  const usual = [week, month].find((each) => each.from === from && each.to === to);
  const label = from === to ? from : `${from} to ${to}`;
  const beforeLabel = length === 1 ? 'on the day before' : `on the ${length} days before`;
  return usual ?? { label, beforeLabel, ...beforeAnd(last, length) };
}

/** All days that periods are about, those before them included. */
export function spanOf(periods: readonly Period[]): Days {
  const all = periods.flatMap(({ from, to, before }) => [from, to, before.from, before.to]).sort();
  return { from: all[0] ?? '', to: all.at(-1) ?? '' };
}

/** Every day of a period, and that with which each is compared. */
export function daysOf({ from, to, before }: Period): { readonly day: string; readonly before: string }[] {
  const others = daysBetween(before.from, before.to);
  return daysBetween(from, to).map((day, at) => ({ day, before: others[at] ?? day }));
}

function recentPeriod(now: number, days: number): Period {
  return { label: `Last ${days} days`, beforeLabel: `on the ${days} days before`, ...beforeAnd(now, days) };
}

function beforeAnd(end: number, days: number): Pick<Period, 'from' | 'to' | 'before'> {
  return { ...lastDays(end, days), before: lastDays(end - days * millisecondsPerDay, days) };
}

/** So many days up to the one of a time. */
function lastDays(end: number, days: number): Days {
  return { from: isoDay(end - (days - 1) * millisecondsPerDay), to: isoDay(end) };
}
