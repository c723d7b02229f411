import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** A dongle has arrived. */
export const orderFinished = defineEvent({
  name: 'order.finished.v1',
  summary: 'Announced by `finishOrder`; `countOrders` counts.',
  data: z.object(orderFacts),
});
