import type { orderPaid } from '../../../events/order-paid/event.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { ContactOf } from '../../platform/personal-data/member-contact.ts';
import * as lines from '../log-lines.ts';
import { orderPaidMail } from '../mails/order-paid.ts';
import { toldOrder } from '../mails/told-order.ts';
import type { OrderRows } from '../orders/order-repository.ts';
import { shippingOf } from '../orders/stored-order.ts';
import { receiptOf } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';

interface Mailer {
  readonly ownedBy: OrderRows['ownedBy'];
  readonly sealer: Pick<Sealer, 'open'>;
  readonly contactOf: ContactOf;
  readonly send: SendMail<'order-paid'>;
}

/**
 * Mails the receipt of a paid order, once for its event, whose id is the idempotency key; the receipt of a repeat is the same bytes, unless the
 * member has changed name or company. An
 * order or a member that is gone meanwhile is logged, and nobody is told.
 * @throws when the mail could not be sent, so that the message comes back
 */
export function receiptMailer({ sealer, send, ...readers }: Mailer) {
  const find = toldOrder(readers);
  return async ({ id, data }: DeliveryOf<typeof orderPaid>): Promise<void> => {
    const told = await find(data);
    if (!told) return;
    const { order, member } = told;
    const shipping = await shippingOf(sealer, order);
    const receipt = receiptOf(order, shipping, member);
    if (!receipt) {
      log(lines.orderMissing, { orderId: data.orderId });
      return;
    }
    await send(orderPaidMail, { to: member.address, id }, { order, shipping, receipt: await receiptPdf(receipt) });
  };
}
