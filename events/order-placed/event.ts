import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { orderFacts } from '../order-facts.ts';

/** Somebody ordered something, which is not paid yet. */
export const orderPlaced = defineEvent({
  name: 'order.placed.v1',
  summary: 'Announced by `buyDongle` and `buyPlan`.',
  data: z.object(orderFacts),
  unheard: 'An order ends paid or closed, and is counted and told then: counting it twice would be two more writes.',
});
