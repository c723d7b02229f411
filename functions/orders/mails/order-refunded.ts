import { brand } from '../../../shared/brand.ts';
import { note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { orderBlock, toOrders, totalOf } from './told-order.ts';

/** Tells that all of an order was paid back. */
export const orderRefundedMail = {
  name: 'order-refunded',
  stream: 'members',
  render: ({ order }) => {
    // What was paid when it was closed already never became one.
    const hasEnded = order.hwid !== undefined && order.refundedFrom !== 'closed';
    return framed({
      subject: `Your order ${order.id} was refunded`,
      preview: `${totalOf(order)} paid back by Alipay.`,
      heading: 'We have paid your order back',
      blocks: [
        paragraph(
          `${totalOf(order)} goes back to where it was paid from, by Alipay. Your bank may take some days to show it.`,
        ),
        orderBlock(order, ['Paid back', totalOf(order)], ['Payment number', order.tradeNumber ?? '']),
        ...(hasEnded ? [paragraph('The subscription that this order paid for has ended.')] : []),
        toOrders(),
        note(`Questions? Write to ${brand.supportEmail} and name the order.`),
      ],
      reason: 'You get this mail because an order of your account was refunded.',
    });
  },
} as const satisfies MailTemplate<{ readonly order: PlacedOrder }>;
