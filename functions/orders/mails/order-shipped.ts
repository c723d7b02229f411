import { brand } from '../../../shared/brand.ts';
import { courierName, trackingUrl } from '../../../shared/couriers.ts';
import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { boughtIn, orderBlock, toOrders } from './told-order.ts';

/** Tells that a parcel is on its way, and where to look for it. */
export const orderShippedMail = {
  name: 'order-shipped',
  stream: 'members',
  render: ({ order }) => {
    const { courier = '', courierNumber = '' } = order;
    const [by, tracking] = [courierName(courier), trackingUrl(courier, courierNumber)];
    return framed({
      subject: `Your order ${order.id} is on its way`,
      preview: `${by}, number ${courierNumber}.`,
      heading: 'Your parcel is on its way',
      blocks: [
        paragraph(`We have given ${boughtIn(order)} to ${by}.`),
        orderBlock(order, ['Courier', by], ['Courier number', courierNumber]),
        tracking === '' ? toOrders() : action('Follow the parcel', tracking),
        note(
          tracking === ''
            ? `Look the number up at ${by}. Questions? Write to ${brand.supportEmail} and name the order.`
            : `It may take some hours until the courier knows the number. Questions? Write to ${brand.supportEmail} and name the order.`,
        ),
      ],
      reason: 'You get this mail because an order of your account was sent.',
    });
  },
} as const satisfies MailTemplate<{ readonly order: PlacedOrder }>;
