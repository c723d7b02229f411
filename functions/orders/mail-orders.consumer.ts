import { oneByOne } from '../../events/consumer-entry.ts';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { orderShipped } from '../../events/order-shipped/event.ts';
import { consumer, eachDelivery, mailing, readingContacts, rowsOfMember } from '../platform/index.ts';
import { orderClosedMail } from './mails/order-closed.ts';
import { orderMailer } from './mails/order-mailer.ts';
import { orderRefundedMail } from './mails/order-refunded.ts';
import { orderShippedMail } from './mails/order-shipped.ts';
import { ordersTable } from './tables.ts';

/** Idempotency key: the event's id. */
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
  ({ ownedBy, contactOf, send }) => eachDelivery(orderMailer({ ownedBy, contactOf, send })),
);
