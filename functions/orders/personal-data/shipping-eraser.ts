import { type OrderState, orderStates } from '../../../shared/order-lifecycle.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import { shippingRetention } from '../retention.ts';

/** Months that shipping is kept. */
const { months: keptMonths } = shippingRetention;

/** The month, so many months after a time, `YYYY-MM` in UTC. */
export function monthAfter(time: number, months: number): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)).toISOString().slice(0, 7);
}

/** The month after which shipping of an order that is placed now is erased. */
export const shippingEnd = (now: number) => monthAfter(now, keptMonths);

/** The attributes of an order that say something of a person. */
const personal = ['sealed', 'phoneHash', 'hwid', 'shippingEndsIn'];

/**
 * Takes out of an order what it says of a person.
 * @param among the states that it may be in
 * @returns whether it said something
 */
export function shippingEraser(ownedBy: OwnedBy<{ readonly orders: OwnedTable<'UpdateItem'> }>) {
  return (uid: string, sk: string, among: readonly OrderState[] = orderStates): Promise<boolean> => {
    const state = { oneOf: among };
    // Every text comes after the empty one.
    const isPersonal = anyOf({ state, sealed: { above: '' } }, { state, hwid: { above: '' } });
    return ownedBy({ uid }).orders.update(sk, { remove: personal }, isPersonal);
  };
}
