import { orderRefunded } from '../../../events/order-refunded/event.ts';
import { fen } from '../../../shared/money.ts';
import { log } from '../../platform/logging/log.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { factsOf, moveBack, moveOrder, onceRefunded } from '../orders/order-change.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import type { RefundTrade } from './trade.ts';

interface Refunder {
  readonly refundTrade: RefundTrade;
  readonly transact: Transact<Only<{ UpdateItem: 'orders'; emits: 'order.refunded.v1' }>>;
}

/**
 * Brings a refund that is under way to its end: the provider is asked, as often as it takes, under one number, and what it says is written
 * with its announcement. Where it refuses, the order is what it was before, and flagged.
 * @param order in the state `refunding`
 * @throws where the provider's answer is unclear: the order stays as it is, and is asked about again
 */
export function refunder({ refundTrade, transact }: Refunder) {
  return async (order: PlacedOrder): Promise<'refunded' | 'refused' | 'moved'> => {
    const outcome = await refundTrade(order.id, fen(order.total), fen(order.refundedPart ?? 0));
    const at = new Date().toISOString();
    if (outcome === 'refused') {
      const flag = 'refund-refused';
      const written = await transact<'moved'>((transaction) => moveBack(transaction, order, flag));
      if (written === 'moved') return 'moved';
      log(lines.orderFlagged, { orderId: order.id, flag }, { RefundsRefused: 1 });
      return 'refused';
    }
    const written = await transact<'moved'>((transaction) => {
      moveOrder(transaction, order, 'refund', at, { remove: onceRefunded });
      transaction.emit(orderRefunded, { ...factsOf(order), wasRevenue: order.refundedFrom !== 'closed' });
    });
    if (written === 'moved') return 'moved';
    log(lines.orderRefunded, { orderId: order.id, by: 'answer' }, { Announced: 1 });
    return 'refunded';
  };
}
