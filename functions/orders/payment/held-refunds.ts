import type { orderFinder, ordersIn } from '../orders/order-repository.ts';
import { eachOrder } from './each-order.ts';
import type { refunder } from './refunder.ts';

/** Whoever asked for a refund has the provider's answer by then, if there is one. */
const heldFor = 2 * 60_000;

interface Held {
  readonly list: ReturnType<typeof ordersIn>;
  readonly find: ReturnType<typeof orderFinder>;
  readonly refund: ReturnType<typeof refunder>;
}

/** Brings refunds to their end to which the provider gave no clear answer. Running it again pays nothing more. */
export function heldRefunds({ list, find, refund }: Held) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const until = dueAt.getTime() - heldFor;
    await eachOrder(list('refunding', dueAt), async ({ id }) => {
      const order = await find(id);
      const isHeld = order?.state === 'refunding' && Date.parse(order.refundingAt ?? order.placedAt) <= until;
      if (isHeld) await refund(order);
    });
  };
}
