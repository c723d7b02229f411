import { schedule } from '../platform/events/schedule.ts';
import { enquiries } from './domain.ts';
import { enquiryEraser } from './enquiry-eraser.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default schedule(enquiries.schedules.eraseEnquiries, needs.eraseEnquiries, ({ tables, indexes }) =>
  enquiryEraser({ months: enquiryLister(indexes['enquiries.byMonth']), table: tables.enquiries }),
);
