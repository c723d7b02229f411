import { type ConsumerEntries, mailing, usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderFinished } from '../../events/order-finished/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { orderShipped } from '../../events/order-shipped/event.ts';

export const consumers = {
  keepSubscriptions: {
    ...usual,
    takes: [orderPaid, orderRefunded],
    harm: 'Customers have paid for a plan and have no subscription, or keep one that was paid back.',
  },
  countOrders: {
    ...usual,
    takes: [orderPaid, orderFinished, orderClosed, orderRefunded],
    harm: 'Orders are paid and refunded, but are missing from the figures.',
  },
  mailReceipts: {
    ...mailing,
    takes: [orderPaid],
    harm: 'Customers have paid and get no receipt: they ask whether their money has arrived.',
  },
  mailOrders: {
    ...mailing,
    takes: [orderShipped, orderClosed, orderRefunded],
    harm: 'Customers are not told that their parcel is on its way, or their order closed or paid back.',
  },
  eraseMemberOrders: {
    ...usual,
    takes: [memberErased],
    harm: 'Orders of people whose account is erased still say where they live.',
  },
} as const satisfies ConsumerEntries;
