import type { OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type OrderAction, orderLifecycle, stateAfter } from '../../../shared/order-lifecycle.ts';
import type { orderFinder, PlacedOrder } from '../orders/order-repository.ts';
import { orderFactsOf } from '../orders/stored-order.ts';

export type FindOrder = ReturnType<typeof orderFinder>;

/** How the audit trail names an order. */
export const subjectOf = (id: string) => `order ${id}`;

/** The order of a number. @throws Refusal where there is none */
export async function orderNamed(find: FindOrder, id: string): Promise<PlacedOrder> {
  const order = await find(id);
  if (!order) throw new Refusal('There is no such order');
  return order;
}

/** @throws Refusal for what cannot happen to the order as it is @param what as a sentence says it: `shipped` */
export function demand({ state }: Pick<PlacedOrder, 'state'>, action: OrderAction, what: string): void {
  if (stateAfter(state, action)) return;
  const { statusName, transactionStatusName } = orderLifecycle[state];
  const name = (transactionStatusName || statusName).toLowerCase();
  throw new Refusal(`This order cannot be ${what}: it is ${name}`);
}

/** Somebody else's change came first. */
export const changedMeanwhile = () => new Refusal('The order has changed meanwhile. Please look at it again.');

/** The order as it is after a change of ours. */
export const factsAfter = (order: PlacedOrder, changed: Partial<PlacedOrder>): OrderFacts =>
  orderFactsOf({ ...order, ...changed });
