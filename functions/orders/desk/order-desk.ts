import type { OpenedOrder, OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type OrderAction, orderLifecycle, stateAfter } from '../../../shared/order-lifecycle.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import type { orderFinder, PlacedOrder } from '../orders/order-repository.ts';
import { openedOrderOf, orderFactsOf, shippingOf } from '../orders/stored-order.ts';

export type FindOrder = ReturnType<typeof orderFinder>;

/** What an operator asks about one order. */
export interface Asked {
  readonly id: string;
  readonly operator: string;
}

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

/** Opens an order for an operator, once the audit trail says who looked. */
export function orderOpener({
  find,
  sealer,
  audited,
}: {
  readonly find: FindOrder;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly audited: Audited<Only<object>>;
}) {
  return async ({ id, operator }: Asked): Promise<OpenedOrder> => {
    const order = await orderNamed(find, id);
    await audited({ operator, subject: subjectOf(id) });
    return openedOrderOf(order, await shippingOf(sealer, order));
  };
}
