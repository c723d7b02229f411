import { orderClosed } from '../../../events/order-closed/event.ts';
import { log } from '../../platform/logging/log.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { factsOf, moveOrder } from '../orders/order-change.ts';
import type { orderFinder } from '../orders/order-repository.ts';

interface OrderCloser {
  readonly find: ReturnType<typeof orderFinder>;
  readonly transact: Transact<Only<{ UpdateItem: 'orders'; emits: 'order.closed.v1' }>>;
}

/** Closes an order that is still unpaid, once the provider has said that it can be paid no more. @param at when, ISO 8601 */
export function orderCloser({ find, transact }: OrderCloser) {
  return async (id: string, at: string): Promise<void> => {
    const order = await find(id);
    if (order?.state !== 'unpaid') return;
    const outcome = await transact<'moved'>((transaction) => {
      moveOrder(transaction, order, 'close', at);
      transaction.emit(orderClosed, factsOf(order));
    });
    // Whoever moved it was faster; a job finds it only where it is still unpaid.
    if (outcome === 'written') log(lines.orderClosed, { orderId: id }, { Announced: 1 });
  };
}
