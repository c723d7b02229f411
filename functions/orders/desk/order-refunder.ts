import type { OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { moveOrder } from '../orders/order-change.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import type { refunder } from '../payment/refunder.ts';
import { ProviderUnclear } from '../payment/trade.ts';
import { changedMeanwhile, demand, type FindOrder, factsAfter, orderNamed, subjectOf } from './order-desk.ts';

interface Desk {
  readonly find: FindOrder;
  readonly audited: Audited<Only<{ UpdateItem: 'orders' }>>;
  readonly refund: ReturnType<typeof refunder>;
}

/**
 * Pays an order back, for an operator. It is held first, so that nobody ships it meanwhile; then the provider is asked. Where its answer is
 * unclear the order stays held, and the job that asks about payments brings it to its end.
 * @throws Refusal for an order that was not paid, has changed meanwhile, or whose refund the provider refuses
 */
export function orderRefunder({ find, audited, refund }: Desk) {
  const hold = async (order: PlacedOrder, operator: string): Promise<PlacedOrder> => {
    if (order.state === 'refunding') return order;
    demand(order, 'askRefund', 'refunded');
    if (order.tradeNumber === undefined) throw new Refusal('This order cannot be refunded: it was never paid');
    const held = { state: 'refunding', refundedFrom: order.state } as const;
    const outcome = await audited<'moved'>({ operator, subject: subjectOf(order.id) }, (transaction) =>
      moveOrder(transaction, order, 'askRefund', new Date().toISOString(), {
        set: { refundedFrom: order.state },
      }),
    );
    if (outcome === 'moved') throw changedMeanwhile();
    return { ...order, ...held };
  };

  return async ({ id, operator }: { readonly id: string; readonly operator: string }): Promise<OrderFacts> => {
    const held = await hold(await orderNamed(find, id), operator);
    try {
      const outcome = await refund(held);
      // The provider's notice may come before its answer, and a job may ask at this moment.
      if (outcome === 'moved' && (await orderNamed(find, id)).state !== 'refunded') throw changedMeanwhile();
      if (outcome === 'refused') throw new Refusal('The payment provider refuses to pay this order back');
      return factsAfter(held, { state: 'refunded' });
    } catch (error) {
      if (error instanceof ProviderUnclear) return factsAfter(held, { state: 'refunding' });
      throw error;
    }
  };
}
