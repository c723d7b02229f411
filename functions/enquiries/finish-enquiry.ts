import { finishEnquiry } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { enquiryFinisher } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default operation(finishEnquiry, needs.finishEnquiry, ({ tables, audited }) =>
  enquiryFinisher({ find: enquiryFinder(tables.enquiries), audited, now: () => new Date() }),
);
