/** UTC has no daylight saving time, so all its days have the same length. */
export const millisecondsPerDay = 86_400_000;

/** UTC day of a time in milliseconds since 1970, `YYYY-MM-DD`. */
export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Every UTC day from one to another, both included; empty when they are the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.floor((Date.parse(to) - first) / millisecondsPerDay) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => isoDay(first + index * millisecondsPerDay));
}
