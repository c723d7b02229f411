import * as z from 'zod/mini';
import type { OrderState } from '../../../shared/order-lifecycle.ts';
import type { Key } from '../../platform/tables/item.ts';
import { entrySk } from '../../platform/tables/numbered-list.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { ListedOrder, StoredOrder } from './stored-order.ts';

/** The row by which an order is found that is known by its number. */
export const pointerKey = (id: string): Key => ({ pk: `order#${id}`, sk: 'order' });

const Pointer = z.object({ uid: z.string(), entry: z.int() });

/** Where an order is: whose, and its number among theirs. */
export type OrderPlace = z.output<typeof Pointer>;

/** An order and where it is. */
export type PlacedOrder = StoredOrder & OrderPlace;

export interface OrderRows {
  readonly orders: Table<'GetItem'>;
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'GetItem'> }>;
}

/** Reads the order of a place, where it is still. */
export function orderAt(ownedBy: OrderRows['ownedBy']) {
  return async ({ uid, entry }: OrderPlace): Promise<PlacedOrder | undefined> => {
    const item = await ownedBy({ uid }).orders.get(entrySk(entry));
    return item && { ...StoredOrder.parse(item), entry };
  };
}

/** Reads an order that is known by its number. */
export function orderFinder({ orders, ownedBy }: OrderRows) {
  const read = orderAt(ownedBy);
  return async (id: string): Promise<PlacedOrder | undefined> => {
    const pointer = await orders.get(pointerKey(id));
    return pointer && read(Pointer.parse(pointer));
  };
}

/** The orders in a state that were placed until a time, in pages; the oldest first, unless told otherwise. They may be a second behind. */
export function ordersIn(index: Index) {
  return async function* (
    state: OrderState,
    until: Date,
    { newestFirst = false } = {},
  ): AsyncGenerator<readonly ListedOrder[]> {
    const between = [new Date(0).toISOString(), until.toISOString()] as const;
    for await (const items of index.queryPages(state, { between, newestFirst }))
      yield items.map((item) => ListedOrder.parse(item));
  };
}
