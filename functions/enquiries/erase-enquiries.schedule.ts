import { firstDay } from '../../shared/contract/fields.ts';
import { index, rows, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { enquiryKey, enquiryLister, monthOf } from './enquiry-repository.ts';
import * as lines from './log-lines.ts';
import { enquiryRetention } from './retention.ts';
import { enquiriesTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(0 3 * * ? *)',
    userImpact: 'Enquiries are kept for longer than the 24 months that we promise.',
    uses: { enquiries: rows(enquiriesTable, 'DeleteItem'), byMonth: index(enquiriesTable, 'byMonth') },
  },
  ({ enquiries, byMonth }) => {
    const months = enquiryLister(byMonth);
    return async ({ dueAt }) => {
      const end = monthsBefore(dueAt, enquiryRetention.months);
      let erased = 0;
      // All months since the first, whatever was missed or brought back from a backup: an empty one costs next to nothing.
      for (let back: number = enquiryRetention.months; ; back += 1) {
        const month = monthOf(monthsBefore(firstOfMonth(dueAt), back).toISOString());
        if (month < monthOf(firstDay)) break;
        for await (const { id, receivedAt } of months.all(month)) {
          if (receivedAt >= end.toISOString()) continue;
          await enquiries.delete(enquiryKey(id));
          erased += 1;
        }
      }
      log(lines.enquiriesErased, { erased });
    };
  },
);

function firstOfMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
}

/** The same day and time some months earlier; the last day of a month that is too short for it. */
function monthsBefore(time: Date, months: number): Date {
  const moved = new Date(time);
  moved.setUTCMonth(time.getUTCMonth() - months);
  if (moved.getUTCDate() !== time.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
