import { oneByOne } from '../../events/consumer-entry.ts';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { orderShipped } from '../../events/order-shipped/event.ts';
import { consumer, eachDelivery, mailing, readingContacts, rowsOfMember } from '../platform/index.ts';
import { orderClosedMail } from './mails/order-closed.ts';
import { orderRefundedMail } from './mails/order-refunded.ts';
import { orderShippedMail } from './mails/order-shipped.ts';
import { toldOrder } from './mails/told-order.ts';
import { ordersTable } from './tables.ts';

/** What tells of each event. */
const mailOf = {
  'order.shipped.v1': orderShippedMail,
  'order.closed.v1': orderClosedMail,
  'order.refunded.v1': orderRefundedMail,
} as const;

/**
 * Tells members what became of their orders, by one mail for each event. Of an order or a member that is gone meanwhile nobody is told,
 * which is logged. Idempotency key: the event's id.
 */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [orderShipped, orderClosed, orderRefunded],
    userImpact: 'Customers are not told that their parcel is on its way, or their order closed or paid back.',
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      contactOf: readingContacts(),
      send: mailing(orderShippedMail, orderClosedMail, orderRefundedMail),
    },
  },
  ({ ownedBy, contactOf, send }) => {
    const find = toldOrder({ ownedBy, contactOf });
    return eachDelivery(async ({ id, event, data }) => {
      const told = await find(data);
      if (told) await send(mailOf[event], { to: told.member.address, id }, told);
    });
  },
);
