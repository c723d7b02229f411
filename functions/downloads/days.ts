import { isoDay, millisecondsPerDay } from '../../shared/calendar-day.ts';

/** The current UTC day, `YYYY-MM-DD`. */
export function today(): string {
  return isoDay(Date.now());
}

/** Every UTC day from one to another, both included; empty when they are the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.floor((Date.parse(to) - first) / millisecondsPerDay) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => isoDay(first + index * millisecondsPerDay));
}
