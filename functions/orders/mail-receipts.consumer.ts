import { oneByOne } from '../../events/consumer-entry.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { consumer, eachDelivery, mailing, opening, readingContacts, rowsOfMember } from '../platform/index.ts';
import { orderPaidMail } from './mails/order-paid.ts';
import { receiptMailer } from './receipts/receipt-mailer.ts';
import { ordersTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [orderPaid],
    userImpact: 'Customers have paid and get no receipt: they ask whether their money has arrived.',
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      open: opening(),
      contactOf: readingContacts(),
      send: mailing(orderPaidMail),
    },
  },
  ({ ownedBy, contactOf, send, open }) => eachDelivery(receiptMailer({ ownedBy, sealer: { open }, contactOf, send })),
);
