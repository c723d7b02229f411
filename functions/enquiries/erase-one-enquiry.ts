import type { Table } from '../platform/tables/table.ts';
import type { Only, Transact } from '../platform/tables/transaction.ts';
import { isUploadKey } from '../platform/uploads/upload-key.ts';
import { freedUpload } from '../platform/uploads/upload-row.ts';
import { enquiryFinder, enquiryKey } from './enquiry-repository.ts';
import { takerOf } from './feedback-receiver.ts';

interface Eraser {
  readonly table: Table<'GetItem'>;
  readonly transact: Transact<Only<{ DeleteItem: 'enquiries'; UpdateItem: 'uploads' }>>;
  readonly now?: () => number;
}

/** Erases an enquiry, and has the uploads' job erase the picture that came with it. @returns whether it was still there */
export function oneEnquiryEraser({ table, transact, now = Date.now }: Eraser) {
  const find = enquiryFinder(table);
  return async ({ id }: { readonly id: string }): Promise<boolean> => {
    const enquiry = await find(id);
    if (!enquiry) return false;
    const { screenshot = '' } = enquiry;
    const erase = (hasPicture: boolean) =>
      transact<'gone' | 'no picture'>((transaction) => {
        transaction.delete('enquiries', enquiryKey(id), 'present', 'gone');
        if (!hasPicture || !isUploadKey(screenshot)) return;
        const freed = freedUpload({ key: screenshot, usedBy: takerOf(id), now: now() });
        transaction.update('uploads', freed.key, freed.change, freed.condition, 'no picture');
      });
    const outcome = await erase(true);
    return (outcome === 'no picture' ? await erase(false) : outcome) === 'written';
  };
}
