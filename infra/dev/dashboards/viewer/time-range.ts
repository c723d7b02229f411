const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const WEEK_MS = 7 * DAY * 1_000;

/** What can be looked at: how long it is, and what each value sums up, in seconds. */
export const ranges = {
  '1h': { length: HOUR, period: MINUTE },
  '3h': { length: 3 * HOUR, period: MINUTE },
  '12h': { length: 12 * HOUR, period: 5 * MINUTE },
  '1d': { length: DAY, period: 15 * MINUTE },
  '7d': { length: 7 * DAY, period: HOUR },
  '30d': { length: 30 * DAY, period: DAY },
} as const;

export type RangeName = keyof typeof ranges;

/** A range that ends now, in milliseconds since the epoch, and its period in seconds. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
  readonly period: number;
}

/** From period to period; the one that runs is the last. */
export function spanOf(name: RangeName, now: number): TimeSpan {
  const { length, period } = ranges[name];
  const end = (Math.floor(now / 1_000 / period) + 1) * period * 1_000;
  return { start: end - length * 1_000, end, period };
}

/** The same span, seven days earlier. */
export function weekBefore({ start, end, period }: TimeSpan): TimeSpan {
  return { start: start - WEEK_MS, end: end - WEEK_MS, period };
}

/** The range that the address names, or else the one that suits the dashboard: engineers look at hours, the business at days. */
export function rangeOf(asked: string | null, dashboardLabel: string): RangeName {
  const named = rangeNames.find((name) => name === asked);
  return named ?? (dashboardLabel === 'Health' ? '3h' : '7d');
}

export const rangeNames = Object.keys(ranges) as RangeName[];
