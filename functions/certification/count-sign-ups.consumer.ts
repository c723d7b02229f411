import { usual } from '../../events/consumer-entry.ts';
import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { certificationTable } from './tables.ts';

/** Counts a sign-up on the UTC day on which it came. Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [examSignedUp],
    userImpact: 'Candidates sign up for the exam, but are missing from the figures.',
    uses: { count: counting(certificationTable) },
  },
  ({ count }) => count((delivery) => counted(delivery, [{ counter: 'signed-up', of: 'exam', labels: [], amount: 1 }])),
);
