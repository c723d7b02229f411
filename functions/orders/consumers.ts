import { type ConsumerEntries, usual } from '../../events/consumer-entry.ts';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';

export const consumers = {
  keepSubscriptions: {
    ...usual,
    takes: [orderPaid, orderRefunded],
    harm: 'Customers have paid for a plan and have no subscription, or keep one that was paid back.',
  },
  countOrders: {
    ...usual,
    takes: [orderPaid, orderClosed, orderRefunded],
    harm: 'Orders are paid and refunded, but are missing from the figures.',
  },
} as const satisfies ConsumerEntries;
