import { brand } from '../../../shared/brand.ts';
import { note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import type { Shipping } from '../orders/stored-order.ts';
import { sellersTime } from '../receipts/receipt.ts';
import { orderBlock, toOrders, totalOf } from './told-order.ts';

interface Paid {
  readonly order: PlacedOrder;
  /** Empty for a plan. */
  readonly shipping: Shipping;
  /** The receipt, a PDF. */
  readonly receipt: Buffer;
}

/** Confirms a payment, with the receipt. */
export const orderPaidMail = {
  name: 'order-paid',
  stream: 'members',
  render: ({ order, shipping, receipt }) => {
    const isPlan = order.hwid !== undefined;
    const next = isPlan
      ? `The subscription is bound to your account and to the computer ${order.hwid}. It appears in your personal centre within a minute.`
      : 'We mail you again when your parcel is on its way.';
    return {
      ...framed({
        subject: `Receipt for your order ${order.id}`,
        preview: `${totalOf(order)} paid. The receipt is attached.`,
        heading: 'Thank you, your payment has arrived',
        blocks: [
          paragraph(next),
          orderBlock(
            order,
            ['Total paid', totalOf(order)],
            ['Paid on', order.paidAt === undefined ? '' : sellersTime(order.paidAt)],
            ['Goes to', [shipping.name, shipping.addr].filter(Boolean).join(', ')],
          ),
          toOrders(),
          note(`The receipt is attached, a PDF. Questions? Write to ${brand.supportEmail} and name the order.`),
        ],
        reason: 'You get this mail because an order of your account was paid.',
      }),
      attachments: [{ name: `receipt-${order.id}.pdf`, type: 'application/pdf', bytes: receipt }],
    };
  },
} as const satisfies MailTemplate<Paid>;
