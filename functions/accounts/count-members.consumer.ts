import { usual } from '../../events/consumer-entry.ts';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedMember } from './members/counted-member.ts';
import { accountsTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberRegistered],
    userImpact: 'Accounts are opened, but are missing from the figures.',
    uses: { count: counting(accountsTable) },
  },
  ({ count }) => count(countedMember),
);
