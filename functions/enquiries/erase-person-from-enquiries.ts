import { erasePersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { oneEnquiryEraser } from './erase-one-enquiry.ts';
import { needs } from './needs.ts';

export default operation(
  erasePersonFromEnquiries,
  needs.erasePersonFromEnquiries,
  ({ tables, indexes, sealer, audited, transact }) =>
    personEraser({
      sealer,
      audited,
      find: enquiriesOfPerson(indexes),
      erase: oneEnquiryEraser({ table: tables.enquiries, transact }),
    }),
);
