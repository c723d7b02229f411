import { daysBetween, isoDay, millisecondsPerDay } from '../../../shared/calendar-day.ts';

/** UTC days, `YYYY-MM-DD`, from one to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Some days up to now or chosen on the dashboard, and as many days before them. */
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

/** Today, the last 7 and 30 days with today, and the days that the dashboard's range touches, where these are others. */
export function periodsOf(now: number, range?: TimeRange): Period[] {
  const today = period({ label: 'Today so far', beforeLabel: 'on all of yesterday' }, now, 1);
  const recent = [7, 30].map((days) =>
    period({ label: `Last ${days} days`, beforeLabel: `on the ${days} days before` }, now, days),
  );
  const usual = [today, ...recent];
  const chosen = range && chosenPeriod(now, range);
  return chosen && !usual.some(({ from, to }) => from === chosen.from && to === chosen.to) ? [...usual, chosen] : usual;
}

/** The days of a chart: those of the dashboard's range, where it is longer than a day, else the last 30. */
export function chartDays(now: number, range?: TimeRange): Days {
  const chosen = range && chosenPeriod(now, range);
  return chosen && chosen.from < chosen.to ? chosen : lastDays(now, 30);
}

/** All days that periods are about, those before them included. */
export function spanOf(periods: readonly Period[]): Days {
  const all = periods.flatMap(({ from, to, before }) => [from, to, before.from, before.to]).sort();
  return { from: all[0] ?? '', to: all.at(-1) ?? '' };
}

function chosenPeriod(now: number, { start, end }: TimeRange): Period {
  // Whatever is asked for, no more is read than dashboards can show twice over.
  const first = Math.max(start, now - 2 * mostDays * millisecondsPerDay);
  // A range that ends at midnight does not touch the day that begins there.
  const last = Math.max(first, end - 1);
  const from = isoDay(Math.max(first, last - (mostDays - 1) * millisecondsPerDay));
  const to = isoDay(last);
  const { length } = daysBetween(from, to);
  const label = from === to ? from : `${from} to ${to}`;
  const beforeLabel = length === 1 ? 'on the day before' : `on the ${length} days before`;
  return period({ label, beforeLabel }, last, length);
}

function period(labels: Pick<Period, 'label' | 'beforeLabel'>, end: number, days: number): Period {
  return { ...labels, ...lastDays(end, days), before: lastDays(end - days * millisecondsPerDay, days) };
}

/** So many days up to the one of a time. */
function lastDays(end: number, days: number): Days {
  return { from: isoDay(end - (days - 1) * millisecondsPerDay), to: isoDay(end) };
}
