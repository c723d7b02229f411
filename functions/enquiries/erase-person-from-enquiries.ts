import { erasePersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, hashing, index, operation, rows, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { oneEnquiryEraser } from './erase-one-enquiry.ts';
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
  ({ enquiries, transact, lookupHash, audited, ...indexes }) =>
    personEraser({
      sealer: { lookupHash },
      audited,
      find: enquiriesOfPerson(indexes),
      erase: oneEnquiryEraser({ table: enquiries, transact }),
    }),
);
