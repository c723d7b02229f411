import { orderRefunded } from '../../../events/order-refunded/event.ts';
import { log } from '../../platform/logging/log.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { changeOrder, factsOf, moveOrder, onceRefunded } from '../orders/order-change.ts';
import type { orderFinder } from '../orders/order-repository.ts';
import type { Refund } from './payment-notice.ts';

/** A refund as the provider tells of it. */
interface ToldRefund {
  readonly orderId: string;
  /** The provider's number of the payment. */
  readonly tradeNumber: string;
  readonly refund: Refund;
}

interface Recorder {
  readonly find: ReturnType<typeof orderFinder>;
  readonly transact: Transact<Only<{ UpdateItem: 'orders'; emits: 'order.refunded.v1' }>>;
}

/**
 * Records what was refunded at the provider's console, once, whoever tells of it and however often: an order that was refunded whole is
 * `refunded`, announced as by a refund of ours; one of which a part was refunded is flagged, and not shipped until an operator has settled
 * it. A refund of ours that is told before its answer comes is brought to its end, and one that is known changes nothing.
 */
export function refundRecorder({ find, transact }: Recorder) {
  return ({ orderId, tradeNumber, refund }: ToldRefund, by: 'notice' | 'job'): Promise<void> =>
    untilUncontended(async () => {
      const order = await find(orderId);
      if (order?.tradeNumber !== tradeNumber || order.state === 'refunded') return;
      if (refund === 'whole') {
        const refundedFrom = order.refundedFrom ?? order.state;
        const outcome = await transact<'moved'>((transaction) => {
          moveOrder(transaction, order, 'refund', new Date().toISOString(), {
            set: { refundedFrom },
            remove: onceRefunded,
          });
          transaction.emit(orderRefunded, { ...factsOf(order), wasRevenue: refundedFrom !== 'closed' });
        });
        if (outcome === 'moved') return contended;
        log(lines.orderRefunded, { orderId, by }, { Announced: 1 });
        return;
      }
      const refundedPart = refund.minor;
      if (refundedPart <= (order.refundedPart ?? 0)) return;
      const flag = 'refunded-in-part';
      const outcome = await transact<'moved'>((transaction) =>
        changeOrder(transaction, order, { set: { refundedPart, flag } }),
      );
      if (outcome === 'moved') return contended;
      log(lines.orderFlagged, { orderId, flag }, { RefundsToSettle: 1 });
    });
}
