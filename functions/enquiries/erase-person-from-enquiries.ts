import { erasePersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { enquiryKey } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default operation(
  erasePersonFromEnquiries,
  needs.erasePersonFromEnquiries,
  ({ tables, indexes, sealer, audited }) =>
    personEraser({
      sealer,
      audited,
      find: enquiriesOfPerson(indexes),
      erase: ({ id }) => tables.enquiries.delete(enquiryKey(id), 'present'),
    }),
);
