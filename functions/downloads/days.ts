import { isoDay } from '../../shared/calendar-day.ts';

/** The current UTC day, `YYYY-MM-DD`. */
export function today(): string {
  return isoDay(Date.now());
}
