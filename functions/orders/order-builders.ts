import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { fen } from '../../shared/money.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { createOnce } from '../platform/calls/once.ts';
import { type OwnedTable, ownedTable } from '../platform/tables/owned-tables.ts';
import { aClock } from '../platform/testing/a-clock.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import eraseMemberOrders from './erase-member-orders.consumer.ts';
import { dongleProduct, planProduct } from './orders/catalogue.ts';
import { orderKey } from './orders/order-change.ts';
import { orderPlacer } from './orders/order-placer.ts';
import { orderFinder, ordersIn, type PlacedOrder } from './orders/order-repository.ts';
import type { Product, Shipping, StoredOrder } from './orders/stored-order.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { refundRecorder } from './payment/refund-recorder.ts';
import { ordersTable } from './tables.ts';

export const aShipping = { name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' };

/** What is bought in tests, and where it goes. */
interface ADraft {
  readonly product: Product;
  readonly shipping?: Shipping;
}

/** Two S1 dongles. */
export const twoDongles: ADraft = { product: dongleProduct(5, 2), shipping: aShipping };

/** A year of P1+ for a computer. */
export const aYear: ADraft = { product: planProduct('P1+', 2, '7C3A-19F0-55D2') };

/** Orders in memory: tables, sealer and the rules of buying, by a clock that the test sets. */
export function anOrderDesk() {
  const tables = tablesInMemory('orders', ordersTable);
  const sealer = sealerInMemory('orders');
  const table = tables.table('orders');
  aClock('2026-11-25T09:30:00.000Z');
  const { transact } = tables;
  const ownedBy = ({ uid }: { readonly uid: string }): { readonly orders: OwnedTable<TableAction> } => ({
    orders: ownedTable(table, uid),
  });
  const find = orderFinder({ orders: table, ownedBy });
  const once = createOnce({ name: 'orders', table, transact: tables.transactTellingAll, now: Date.now });
  const placeDraft = orderPlacer({ ownedBy, once, lookupHash: sealer.lookupHash });
  const place = (uid: string, { product, shipping }: ADraft, requestId?: string) => {
    const parcel = shipping && { shipping, seal: (subject: string) => sealer.seal(subject, shipping) };
    return placeDraft(uid, { product, ...(parcel && { parcel }) }, requestId);
  };
  const record = paymentRecorder({ find, ownedBy, transact });
  const bought = async (uid = 'ada', draft: ADraft = twoDongles): Promise<PlacedOrder> => {
    const { id } = await place(uid, draft);
    return present(await find(id));
  };
  const erase = delivering(eraseMemberOrders.start({ ownedBy }, { setAside: async () => [] }));
  return {
    ...tables,
    table,
    sealer,
    ownedBy,
    find,
    place,
    record,
    recordRefund: refundRecorder({ find, transact }),
    list: ordersIn(tables.index('orders.byState')),
    audited: createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 }),
    /** An order that is not paid yet. */
    bought,
    /** An order that was paid in time. */
    async paid(draft: ADraft = twoDongles, uid = 'ada'): Promise<PlacedOrder> {
      const order = await bought(uid, draft);
      await record(paymentOf(order), 'notice');
      return present(await find(order.id));
    },
    /** Tells that a member's account was erased. */
    async erased(uid: string): Promise<void> {
      const back = await erase({ name: 'member.erased.v1', id: crypto.randomUUID(), data: { uid } });
      if (back.length > 0) throw new Error('Not all was erased');
    },
    state: async (id: string) => (await find(id))?.state,
    /** Changes an order as whatever happened to it does. */
    set: (order: PlacedOrder, changed: Partial<StoredOrder>) => table.update(orderKey(order), { set: changed }),
    /** The events that followed placing, in the order of their names. */
    names: () =>
      tables
        .announced()
        .map(({ name }) => name)
        .filter((name) => name !== 'order.placed.v1')
        .toSorted(),
  };
}

/** The payment of an order, as the provider tells of it. */
export function paymentOf({ id, total }: Pick<PlacedOrder, 'id' | 'total'>) {
  return { orderId: id, tradeNumber: `trade-${id}`, total: fen(total) };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The order is not there');
  return value;
}
