import * as z from 'zod/mini';

/** What every event of an order says: which it is, whose, what was bought and what it comes to. Who it goes to stays in the table, sealed. */
export const orderFacts = {
  orderId: z.string(),
  uid: z.string(),
  /** Its number among the orders of its member, from 1. */
  entry: z.int(),
  /** `dongle-4`, `plan-P1-2`: what is counted by. */
  product: z.string(),
  quantity: z.int(),
  /** In minor units of the currency. */
  total: z.int(),
  currency: z.literal('CNY'),
};
