import { usual } from '../../events/consumer-entry.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { uploadsTable } from './tables.ts';

/** What an inspected or refused upload adds on the UTC day on which that happened. Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [uploadInspected, uploadRefused],
    userImpact: 'Files are uploaded, but are missing from the figures.',
    uses: { count: counting(uploadsTable) },
  },
  ({ count }) =>
    count((delivery) => {
      const { kind } = delivery.data;
      if (delivery.event === 'upload.inspected.v1')
        return counted(delivery, [{ counter: 'inspected', of: kind, labels: [], amount: 1 }]);
      return counted(delivery, [{ counter: 'refused', of: kind, labels: [delivery.data.reason], amount: 1 }]);
    }),
);
