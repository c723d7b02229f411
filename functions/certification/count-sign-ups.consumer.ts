import { usual } from '../../events/consumer-entry.ts';
import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedSignUp } from './sign-ups/counted-sign-up.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [examSignedUp],
    userImpact: 'Candidates sign up for the exam, but are missing from the figures.',
    uses: { count: counting(certificationTable) },
  },
  ({ count }) => count(countedSignUp),
);
