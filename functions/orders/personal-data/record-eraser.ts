import type { PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { type OrderState, orderStates } from '../../../shared/order-lifecycle.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { placeOf } from './order-records.ts';
import { monthAfter, shippingEraser } from './shipping-eraser.ts';

/** States in which somebody waits for a parcel or for money: where it goes is needed for some weeks still. */
const underWay: readonly OrderState[] = ['paid', 'refunding'];
const settled = orderStates.filter((state) => !underWay.includes(state));

/**
 * Erases a record of a person. An order stays in the books, under an id that is nobody's any more, and says no longer where it went; of
 * one that is under way that is erased by the end of the next month. A subscription goes whole.
 * @returns whether there was something to erase
 */
export function recordEraser(ownedBy: OwnedBy<{ readonly orders: OwnedTable<'UpdateItem' | 'DeleteItem'> }>) {
  const eraseShipping = shippingEraser(ownedBy);
  return async (record: Pick<PersonalRecord, 'kind' | 'id'>): Promise<boolean> => {
    const { uid, sk } = placeOf(record);
    const { orders } = ownedBy({ uid });
    if (record.kind === 'subscription') return orders.delete(sk, 'present');
    if (await eraseShipping(uid, sk, settled)) return true;
    const ending = { set: { shippingEndsIn: monthAfter(Date.now(), 1) }, remove: ['phoneHash'] };
    const state = { oneOf: underWay };
    // Of a plan no end was set when it was placed.
    const plan = { state, hwid: { above: '' }, shippingEndsIn: { is: 'absent' } } as const;
    return orders.update(sk, ending, anyOf({ state, phoneHash: { above: '' } }, plan));
  };
}

/** Whether something of an order is still to be erased, as it was read. */
export function isToErase({ state, sealed, phoneHash, hwid, shippingEndsIn }: StoredOrder): boolean {
  if (!underWay.includes(state)) return sealed !== undefined || hwid !== undefined;
  return phoneHash !== undefined || (hwid !== undefined && shippingEndsIn === undefined);
}
