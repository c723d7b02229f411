import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** An order was not paid in time and cannot be any more. */
export const orderClosed = defineEvent({
  name: 'order.closed.v1',
  summary: 'Announced by `closeUnpaidOrders`; `mailOrders` tells the member, `countOrders` counts.',
  data: z.object(orderFacts),
});
