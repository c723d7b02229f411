import { finishEnquiry } from '../../shared/contract/enquiries.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { rows } from '../platform/tables/rows.ts';
import { enquiryFinisher } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  finishEnquiry,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      audited: auditing({ in: [[enquiriesTable, 'UpdateItem']] }),
    },
  },
  ({ enquiries, audited }) => enquiryFinisher({ find: enquiryFinder(enquiries), audited, now: () => new Date() }),
);
