import { oneByOne } from '../../events/consumer-entry.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { consumer, eachDelivery, mailing, opening, readingContacts, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { orderPaidMail } from './mails/order-paid.ts';
import { toldOrder } from './mails/told-order.ts';
import { shippingOf } from './orders/stored-order.ts';
import { receiptOf } from './receipts/receipt.ts';
import { receiptPdf } from './receipts/receipt-pdf.ts';
import { ordersTable } from './tables.ts';

/**
 * Mails the receipt of a paid order. That of a repeat is the same bytes, unless the member has changed name or company. Of an order or
 * a member that is gone meanwhile nobody is told, which is logged. Idempotency key: the event's id.
 */
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
  ({ ownedBy, contactOf, send, open }) => {
    const find = toldOrder({ ownedBy, contactOf });
    return eachDelivery(async ({ id, data }) => {
      const told = await find(data);
      if (!told) return;
      const { order, member } = told;
      const shipping = await shippingOf(open, order);
      const receipt = receiptOf(order, shipping, member);
      if (!receipt) {
        log(lines.orderMissing, { orderId: data.orderId });
        return;
      }
      await send(orderPaidMail, { to: member.address, id }, { order, shipping, receipt: await receiptPdf(receipt) });
    });
  },
);
