import { log } from '../../platform/logging/log.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { changeOrder } from '../orders/order-change.ts';
import type { orderFinder, ordersIn, PlacedOrder } from '../orders/order-repository.ts';
import { eachOrder } from './each-order.ts';
import type { refunder } from './refunder.ts';
import { ProviderUnclear } from './trade.ts';

/** Whoever asked for a refund has the provider's answer by then, if there is one. */
const heldFor = 2 * 60_000;

/** After that long without a clear answer somebody has to ask the provider in another way. */
const unclearAfter = 6 * 60 * 60_000;

interface Held {
  readonly list: ReturnType<typeof ordersIn>;
  readonly find: ReturnType<typeof orderFinder>;
  readonly refund: ReturnType<typeof refunder>;
  readonly transact: Transact<Only<{ UpdateItem: 'orders' }>>;
}

/**
 * Brings refunds to their end to which the provider gave no clear answer. Running it again pays nothing more. One that stays without for six
 * hours is flagged, once, and asked about as before.
 */
export function heldRefunds({ list, find, refund, transact }: Held) {
  const flagUnclear = async (order: PlacedOrder): Promise<void> => {
    const flag = 'refund-unclear';
    if (order.flag === flag) return;
    const outcome = await transact<'moved'>((transaction) => changeOrder(transaction, order, { set: { flag } }));
    if (outcome === 'written') log(lines.orderFlagged, { orderId: order.id, flag }, { RefundsToSettle: 1 });
  };

  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    await eachOrder(list('refunding', dueAt), async ({ id }) => {
      const order = await find(id);
      if (order?.state !== 'refunding') return;
      const waited = dueAt.getTime() - Date.parse(order.refundingAt ?? order.placedAt);
      if (waited < heldFor) return;
      try {
        await refund(order);
      } catch (error) {
        if (error instanceof ProviderUnclear && waited >= unclearAfter) await flagUnclear(order);
        throw error;
      }
    });
  };
}
