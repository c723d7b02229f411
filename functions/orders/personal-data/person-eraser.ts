import type { PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { type OrderState, orderStates } from '../../../shared/order-lifecycle.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { Item } from '../../platform/tables/item.ts';
import { entryRange } from '../../platform/tables/numbered-list.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import { StoredOrder } from '../orders/stored-order.ts';
import { subscriptionRange } from '../subscriptions/subscription.ts';
import { placeOf } from './order-records.ts';
import { monthAfter, shippingEraser } from './shipping-eraser.ts';

/** States in which somebody waits for a parcel or for money: where it goes is needed for some weeks still. */
const underWay: readonly OrderState[] = ['paid', 'refunding'];
const settled = orderStates.filter((state) => !underWay.includes(state));

interface Eraser {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'UpdateItem' | 'DeleteItem'> }>;
  readonly now: () => number;
}

/**
 * Erases a record of a person. An order stays in the books, under an id that is nobody's any more, and says no longer where it went; of
 * one that is under way that is erased by the end of the next month. A subscription goes whole.
 * @returns whether there was something to erase
 */
export function recordEraser({ ownedBy, now }: Eraser) {
  const eraseShipping = shippingEraser(ownedBy);
  return async (record: Pick<PersonalRecord, 'kind' | 'id'>): Promise<boolean> => {
    const { uid, sk } = placeOf(record);
    const { orders } = ownedBy({ uid });
    if (record.kind === 'subscription') return orders.delete(sk, 'present');
    if (await eraseShipping(uid, sk, settled)) return true;
    const ending = { set: { shippingEndsIn: monthAfter(now(), 1) }, remove: ['phoneHash'] };
    const state = { oneOf: underWay };
    // Of a plan no end was set when it was placed.
    const plan = { state, hwid: { above: '' }, shippingEndsIn: { is: 'absent' } } as const;
    return orders.update(sk, ending, anyOf({ state, phoneHash: { above: '' } }, plan));
  };
}

/** Whether something of an order is still to be erased, as it was read. */
function isToErase({ state, sealed, phoneHash, hwid, shippingEndsIn }: StoredOrder): boolean {
  if (!underWay.includes(state)) return sealed !== undefined || hwid !== undefined;
  return phoneHash !== undefined || (hwid !== undefined && shippingEndsIn === undefined);
}

/** Orders that are erased at the same time. */
const atATime = 10;

/** Erases all that orders keep of a member who is erased. Done again it erases nothing more, and goes on where it broke off. */
export function memberEraser({
  ownedBy,
  now,
}: {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'Query' | 'UpdateItem' | 'DeleteItem'> }>;
  readonly now: () => number;
}) {
  const erase = recordEraser({ ownedBy, now });
  return async (uid: string): Promise<void> => {
    const owned = ownedBy({ uid }).orders;
    const eraseAll = (kind: string, items: readonly Item[]) =>
      inBatches(items, atATime, ({ sk }) => erase({ kind, id: `${uid}/${sk}` }));
    const orders = await owned.queryAll(entryRange);
    await eraseAll(
      'order',
      orders.filter((item) => isToErase(StoredOrder.parse(item))),
    );
    await eraseAll('subscription', await owned.queryAll(subscriptionRange));
  };
}
