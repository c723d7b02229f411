import { calendarMonth } from '../../../../shared/contract/fields.ts';
import { CommandError } from '../../../terminal/command-line.ts';

/** Months that an enquiry may be old, the running one included. */
const listedMonths = 25;

/** The months in which enquiries may have come that are still kept, the oldest first. */
export function lastMonths(now = new Date()): string[] {
  return Array.from({ length: listedMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - listedMonths + 1 + index)).toISOString().slice(0, 7),
  );
}

/** @throws CommandError for what is no month */
export function readMonth(given: string): string {
  if (calendarMonth.safeParse(given).success) return given;
  throw new CommandError(`"${given}" is no month; write it YYYY-MM`);
}
