import { usual } from '../../events/consumer-entry.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { consumer, eachDelivery, rowsOfMember } from '../platform/index.ts';
import { subscriptionKeeper } from './subscriptions/subscription-keeper.ts';
import { ordersTable } from './tables.ts';

/** Idempotency key: the order's number, which names its grant. */
export default consumer(
  {
    ...usual,
    subscribesTo: [orderPaid, orderRefunded],
    userImpact: 'Customers have paid for a plan and have no subscription, or keep one that was paid back.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'GetItem', 'PutItem']) },
  },
  ({ ownedBy }) => eachDelivery(subscriptionKeeper({ ownedBy })),
);
