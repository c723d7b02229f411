import { usual } from '../../events/consumer-entry.ts';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { accountsTable } from './tables.ts';

/**
 * One for the UTC day. Members leave and stay counted, so the row that proves it is of the event alone. Idempotency key: the
 * event's id.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberRegistered],
    userImpact: 'Accounts are opened, but are missing from the figures.',
    uses: { count: counting(accountsTable) },
  },
  ({ count }) =>
    count((delivery) => counted(delivery, [{ counter: 'members', of: 'registered', labels: [], amount: 1 }])),
);
