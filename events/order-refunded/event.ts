import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** All of an order was paid back. */
export const orderRefunded = defineEvent({
  name: 'order.refunded.v1',
  summary:
    'Announced by `refundOrder`, `takePaymentNotice` and `askAboutPayments`; `mailOrders` tells the member, `keepSubscriptions` ends what it paid for, `countOrders` counts revenue down.',
  data: z.object({
    ...orderFacts,
    /** Whether it had been paid in time; what was paid after closing never was revenue. */
    wasRevenue: z.boolean(),
  }),
});
