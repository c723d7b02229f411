import type { orderClosed } from '../../../events/order-closed/event.ts';
import type { orderRefunded } from '../../../events/order-refunded/event.ts';
import type { orderShipped } from '../../../events/order-shipped/event.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { ContactOf } from '../../platform/personal-data/member-contact.ts';
import type { OrderRows } from '../orders/order-repository.ts';
import { orderClosedMail } from './order-closed.ts';
import { orderRefundedMail } from './order-refunded.ts';
import { orderShippedMail } from './order-shipped.ts';
import { toldOrder } from './told-order.ts';

interface Mailer {
  readonly ownedBy: OrderRows['ownedBy'];
  readonly contactOf: ContactOf;
  readonly send: SendMail<'order-shipped' | 'order-closed' | 'order-refunded'>;
}

type Delivered = DeliveryOf<typeof orderShipped | typeof orderClosed | typeof orderRefunded>;

/** What tells of each event. */
const mailOf = {
  'order.shipped.v1': orderShippedMail,
  'order.closed.v1': orderClosedMail,
  'order.refunded.v1': orderRefundedMail,
} as const satisfies Readonly<Record<Delivered['event'], unknown>>;

/**
 * Tells members what became of their orders: one mail for each event, whose id is its idempotency key. An order or a member that is gone
 * meanwhile is logged, and nobody is told.
 * @throws when the mail could not be sent, so that the message comes back
 */
export function orderMailer({ send, ...readers }: Mailer) {
  const find = toldOrder(readers);
  return async ({ id, event, data }: Delivered): Promise<void> => {
    const told = await find(data);
    if (told) await send(mailOf[event], { to: told.member.address, id }, told);
  };
}
