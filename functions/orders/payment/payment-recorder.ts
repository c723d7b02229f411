import { orderPaid } from '../../../events/order-paid/event.ts';
import { equals, fen, type Money } from '../../../shared/money.ts';
import { log } from '../../platform/logging/log.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import { entrySk } from '../../platform/tables/numbered-list.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { planBought } from '../orders/catalogue.ts';
import { factsOf, moveOrder } from '../orders/order-change.ts';
import type { orderFinder } from '../orders/order-repository.ts';
import { isErased } from '../orders/stored-order.ts';

/** A payment as the provider tells of it. */
export interface Payment {
  readonly orderId: string;
  /** The provider's number of it. */
  readonly tradeNumber: string;
  readonly total: Money<'CNY'>;
}

/**
 * What became of it: the order is paid now (and flagged where what it was for was erased), was so already, or is closed and flagged, as it
 * was paid too late. The others are contradictions, of which nothing is kept: there is no such order, it costs another amount, it was paid
 * by another payment.
 */
export type Recorded = 'paid' | 'known' | 'flagged' | 'unknown-order' | 'other-amount' | 'other-payment';

/** Who tells of a payment: the provider by itself, or asked by us as somebody came back or a job ran. */
type Teller = 'notice' | 'return' | 'job';

interface Recorder {
  readonly find: ReturnType<typeof orderFinder>;
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'UpdateItem'> }>;
  readonly transact: Transact<Only<{ UpdateItem: 'orders'; emits: 'order.paid.v1' }>>;
}

const contradictions: readonly Recorded[] = ['unknown-order', 'other-amount', 'other-payment'];

/**
 * Records a payment, once: the order's state and its announcement in one transaction, whoever tells of it and however often. What our own
 * question brought and our books contradict is told here; a notice is refused by whoever takes it.
 */
export function paymentRecorder({ find, ownedBy, transact }: Recorder) {
  const recordOnce = ({ orderId, tradeNumber, total }: Payment, by: Teller): Promise<Recorded> =>
    untilUncontended(async () => {
      const order = await find(orderId);
      if (!order) return 'unknown-order';
      if (!equals(fen(order.total), total)) return 'other-amount';
      if (order.tradeNumber !== undefined) return order.tradeNumber === tradeNumber ? 'known' : 'other-payment';
      const at = new Date().toISOString();
      if (order.state === 'closed') {
        const flag = 'paid-after-closing';
        const change = { set: { tradeNumber, flag, paidAt: at } };
        const isUntold = { state: 'closed', tradeNumber: { is: 'absent' } } as const;
        if (!(await ownedBy(order).orders.update(entrySk(order.entry), change, isUntold))) return contended;
        log(lines.orderFlagged, { orderId, flag }, { PaidInVain: 1 });
        return 'flagged';
      }
      if (order.state !== 'unpaid') return 'other-payment';
      const isPlan = planBought(order.product) !== undefined;
      // Its form was with the provider already. The money is ours until somebody pays it back.
      const flag = isErased(order) ? 'paid-after-erasing' : undefined;
      const outcome = await transact<'moved'>((transaction) => {
        moveOrder(transaction, order, isPlan ? 'payPlan' : 'pay', at, {
          set: { tradeNumber, paidAt: at, ...(flag && { flag }) },
        });
        transaction.emit(orderPaid, factsOf(order));
      });
      if (outcome === 'moved') return contended;
      log(lines.orderPaid, { orderId, by }, { Announced: 1 });
      if (flag) log(lines.orderFlagged, { orderId, flag }, { PaidInVain: 1 });
      return 'paid';
    });

  return async (payment: Payment, by: Teller): Promise<Recorded> => {
    const recorded = await recordOnce(payment, by);
    if (by !== 'notice' && contradictions.includes(recorded))
      log(lines.paymentContradicted, { orderId: payment.orderId, why: recorded }, { SignedPaymentsRefused: 1 });
    return recorded;
  };
}
