import { formatMoney, money } from '../../../shared/money.ts';
import { log } from '../../platform/logging/log.ts';
import { action, type Block, facts } from '../../platform/mail/blocks.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { ContactOf, MemberContact } from '../../platform/personal-data/member-contact.ts';
import * as lines from '../log-lines.ts';
import { type OrderPlace, type OrderRows, orderAt, type PlacedOrder } from '../orders/order-repository.ts';

// What the mails of orders have in common: whom they go to, and how an order is told.

interface Readers {
  readonly ownedBy: OrderRows['ownedBy'];
  readonly contactOf: ContactOf;
}

/** An order that a mail tells of, and the member whom it tells. */
export interface ToldOrder {
  readonly order: PlacedOrder;
  readonly member: MemberContact;
}

/** Reads the order of an event and how its member is reached; undefined, and logged, where one of them is gone: there is nobody to tell then. */
export function toldOrder({ ownedBy, contactOf }: Readers) {
  const read = orderAt(ownedBy);
  return async (data: OrderPlace & { readonly orderId: string }): Promise<ToldOrder | undefined> => {
    const [order, member] = await Promise.all([read(data), contactOf(data.uid)]);
    if (order && member) return { order, member };
    log(order ? lines.orderUnreachable : lines.orderMissing, { orderId: data.orderId });
    return undefined;
  };
}

/** What was bought, as people say it: `2 × S1 dongle`. */
export function boughtIn({ productName, quantity }: PlacedOrder): string {
  return quantity === 1 ? productName : `${quantity} × ${productName}`;
}

/** What an order comes to, with its currency. */
export function totalOf({ total, currency }: PlacedOrder): string {
  return `${currency} ${formatMoney(money(total, currency))}`;
}

/** An order in a few lines, and further ones about it. */
export function orderBlock(
  order: PlacedOrder,
  ...further: readonly (readonly [label: string, value: string])[]
): Block {
  return facts([['Order', order.id], ['What', boughtIn(order)], ...further]);
}

/** Leads to the member's list of orders. The route stands here once more, as all routes together are 3 KB of a bundle. */
export const toOrders = () => action('See your orders', `${stageOrigin()}/personal?page=2`);
