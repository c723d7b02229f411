import { firstDay } from '../../shared/contract/fields.ts';
import { log } from '../platform/logging/log.ts';
import type { Table } from '../platform/tables/table.ts';
import { enquiryKey, type enquiryLister, monthOf } from './enquiry-repository.ts';
import * as lines from './log-lines.ts';
import { enquiryRetention } from './retention.ts';

/** Months that an enquiry is kept. */
export const { months: keptMonths } = enquiryRetention;

interface Eraser {
  readonly months: Pick<ReturnType<typeof enquiryLister>, 'all'>;
  readonly table: Table<'DeleteItem'>;
}

/** Erases the enquiries that are older than 24 months. Running it again erases nothing more. */
export function enquiryEraser({ months, table }: Eraser) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const end = monthsBefore(dueAt, keptMonths);
    let erased = 0;
    // All months since the first, whatever was missed or brought back from a backup: an empty one costs next to nothing.
    for (let back = keptMonths; ; back += 1) {
      const month = monthOf(monthsBefore(firstOfMonth(dueAt), back).toISOString());
      if (month < monthOf(firstDay)) break;
      for await (const { id, receivedAt } of months.all(month)) {
        if (receivedAt >= end.toISOString()) continue;
        await table.delete(enquiryKey(id));
        erased += 1;
      }
    }
    log(lines.enquiriesErased, { erased });
  };
}

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
