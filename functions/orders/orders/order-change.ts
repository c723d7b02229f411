import type { DataOf } from '../../../events/event.ts';
import type { orderPlaced } from '../../../events/order-placed/event.ts';
import type { OrderFlag } from '../../../shared/contract/order-schemas.ts';
import { type OrderAction, stateAfter } from '../../../shared/order-lifecycle.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Change } from '../../platform/tables/expressions.ts';
import type { Key } from '../../platform/tables/item.ts';
import { entrySk } from '../../platform/tables/numbered-list.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import type { OrderPlace, PlacedOrder } from './order-repository.ts';

/** What the events of an order say of it. */
export function factsOf({
  id,
  uid,
  entry,
  product,
  quantity,
  total,
  currency,
}: PlacedOrder): DataOf<typeof orderPlaced> {
  return { orderId: id, uid, entry, product, quantity, total, currency };
}

/** Where an order is in its table. */
export const orderKey = ({ uid, entry }: OrderPlace): Key => ({ pk: memberPartition(uid), sk: entrySk(entry) });

/** What changing an order takes of a transaction. */
interface Changing {
  readonly update: (table: 'orders', key: Key, change: Change, condition: Condition, name: 'moved') => void;
}

/**
 * Adds what happens to an order to a transaction, which fails under `moved` where the order is no longer as it was read.
 * @param at when, ISO 8601
 * @throws Error for what cannot happen to it: a fault of ours
 */
export function moveOrder(
  transaction: Changing,
  order: PlacedOrder,
  action: OrderAction,
  at: string,
  change: Change = {},
): void {
  const state = stateAfter(order.state, action);
  if (!state) throw new Error(`An order that is ${order.state} knows no ${action}`);
  changeOrder(transaction, order, { ...change, set: { ...change.set, state, [`${state}At`]: at } });
}

/** What is said no more of an order once all of it is refunded. */
export const onceRefunded = ['flag', 'refundedPart', 'settledPart'] as const;

/** Adds the way back from a refund that the provider refused: nothing has happened at another time than before. */
export function moveBack(transaction: Changing, order: PlacedOrder, flag: OrderFlag): void {
  if (order.state !== 'refunding' || !order.refundedFrom) throw new Error('This order is not held for a refund');
  const set = { state: order.refundedFrom, flag };
  changeOrder(transaction, order, { set, remove: ['refundedFrom', 'refundingAt'] });
}

/** Adds a change of an order that stays in its state. */
export function changeOrder({ update }: Changing, order: PlacedOrder, change: Change): void {
  update('orders', orderKey(order), change, isAsRead(order), 'moved');
}

/** Whether an order is as it was read, so far as it decides what may happen: where it is, and what was refunded of it. */
function isAsRead({ state, refundedPart }: PlacedOrder): Condition {
  return { state, refundedPart: refundedPart ?? { is: 'absent' } };
}
