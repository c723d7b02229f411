import { usual } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedEnquiry } from './counted-enquiry.ts';
import { enquiriesTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [enquiryReceived],
    userImpact: 'Enquiries reach sales and support, but are missing from the figures.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) => count(countedEnquiry),
);
