import { usual } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { enquiriesTable } from './tables.ts';

/** An enquiry is erased some day and stays counted, so the row that proves it is not the enquiry, but one of the event's own. */
export default consumer(
  {
    ...usual,
    subscribesTo: [enquiryReceived],
    userImpact: 'Enquiries reach sales and support, but are missing from the figures.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) =>
    count((delivery) => counted(delivery, [{ counter: 'enquiries', of: delivery.data.form, labels: [], amount: 1 }])),
);
