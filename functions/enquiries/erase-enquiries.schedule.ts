import { schedule } from '../platform/events/schedule.ts';
import { enquiryEraser } from './enquiry-eraser.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default schedule(needs.eraseEnquiries, ({ tables, indexes }) =>
  enquiryEraser({ months: enquiryLister(indexes['enquiries.byMonth']), table: tables.enquiries }),
);
