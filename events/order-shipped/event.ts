import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** A dongle is on its way. */
export const orderShipped = defineEvent({
  name: 'order.shipped.v1',
  summary: 'Announced by `shipOrder`; `mailOrders` tells the member.',
  data: z.object(orderFacts),
});
