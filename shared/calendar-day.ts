/** UTC has no daylight saving time, so all its days have the same length. */
export const millisecondsPerDay = 86_400_000;

/** UTC day of a time in milliseconds since 1970, `YYYY-MM-DD`. */
export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
