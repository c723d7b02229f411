import { brand } from '../../../shared/brand.ts';
import { note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { orderBlock, toOrders, totalOf } from './told-order.ts';

/** Tells that an order was closed, as nobody paid it: in time, or because the payment was cancelled at the provider. */
export const orderClosedMail = {
  name: 'order-closed',
  stream: 'members',
  render: ({ order }) =>
    framed({
      subject: `Your order ${order.id} was closed`,
      preview: 'It was not paid. Nothing was charged.',
      heading: 'Your order was closed',
      blocks: [
        paragraph(
          'It was not paid and can be paid no more, so it was closed. Nothing was charged, and nothing will be sent.',
        ),
        orderBlock(order, ['Total', totalOf(order)]),
        paragraph('You still want it? Order it again: that is a new order, with a number of its own.'),
        toOrders(),
        note(`You have paid nevertheless? Write to ${brand.supportEmail} and name the order: you get your money back.`),
      ],
      reason: 'You get this mail because an order of your account was closed.',
    }),
} as const satisfies MailTemplate<{ readonly order: PlacedOrder }>;
