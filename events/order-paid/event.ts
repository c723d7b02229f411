import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** An order was paid, as the payment provider said in a notice or when it was asked. */
export const orderPaid = defineEvent({
  name: 'order.paid.v1',
  summary:
    'Announced by `takePaymentNotice`, `returnFromPayment`, `closeUnpaidOrders` and `askAboutPayments`; `mailReceipts` sends the receipt, `keepSubscriptions` starts a plan, `countOrders` counts.',
  data: z.object(orderFacts),
});
