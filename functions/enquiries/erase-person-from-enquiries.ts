import { erasePersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, hashing, index, operation, rows, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { isUploadKey } from '../platform/uploads/upload-key.ts';
import { freedUpload } from '../platform/uploads/upload-row.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { takerOf } from './enquiry.ts';
import { enquiryFinder, enquiryKey } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  erasePersonFromEnquiries,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      byContact: index(enquiriesTable, 'byContact'),
      byPhone: index(enquiriesTable, 'byPhone'),
      lookupHash: hashing(),
      transact: transaction({
        in: [
          [enquiriesTable, 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
      audited: auditing({}),
    },
  },
  ({ enquiries, transact, lookupHash, audited, ...indexes }) => {
    const find = enquiryFinder(enquiries);
    /** Erases an enquiry, and has the uploads' job erase the picture that came with it. */
    const erase = async ({ id }: { readonly id: string }) => {
      const enquiry = await find(id);
      if (!enquiry) return false;
      const { screenshot = '' } = enquiry;
      const eraseOnce = (hasPicture: boolean) =>
        transact<'gone' | 'no picture'>((transaction) => {
          transaction.delete('enquiries', enquiryKey(id), 'present', 'gone');
          if (!hasPicture || !isUploadKey(screenshot)) return;
          const freed = freedUpload({ key: screenshot, usedBy: takerOf(id), now: Date.now() });
          transaction.update('uploads', freed.key, freed.change, freed.condition, 'no picture');
        });
      const outcome = await eraseOnce(true);
      return (outcome === 'no picture' ? await eraseOnce(false) : outcome) === 'written';
    };
    return personEraser({ sealer: { lookupHash }, audited, find: enquiriesOfPerson(indexes), erase });
  },
);
