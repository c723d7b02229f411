import { usual } from '../../events/consumer-entry.ts';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderFinished } from '../../events/order-finished/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedOrder } from './orders/counted-order.ts';
import { ordersTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [orderPaid, orderFinished, orderClosed, orderRefunded],
    userImpact: 'Orders are paid and refunded, but are missing from the figures.',
    uses: { count: counting(ordersTable) },
  },
  ({ count }) => count(countedOrder),
);
