import { isoDay, millisecondsPerDay } from '../../../shared/calendar-day.ts';
import { accountRetention } from '../retention.ts';

/** Days that an account is kept: after its last sign-in, and after its member has left (product-rules.md#personal-data). */
const keptDays = { unused: accountRetention.days, left: 7 } as const;

/** The UTC day after which an account is erased, by what began at a time. @param now milliseconds */
export function erasureDay(since: keyof typeof keptDays, now: number): string {
  return isoDay(now + keptDays[since] * millisecondsPerDay);
}
