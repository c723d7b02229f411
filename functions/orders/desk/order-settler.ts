import type { OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { changeOrder } from '../orders/order-change.ts';
import { isUnsettled } from '../orders/stored-order.ts';
import { type Asked, changedMeanwhile, type FindOrder, factsAfter, orderNamed, subjectOf } from './order-desk.ts';

interface Desk {
  readonly find: FindOrder;
  readonly audited: Audited<Only<{ UpdateItem: 'orders' }>>;
}

/**
 * Notes that a partial refund is settled: what is left of the order may be shipped, and nobody has to look at it any more.
 * @throws Refusal where no part was refunded, or nothing more since it was settled last
 */
export function orderSettler({ find, audited }: Desk) {
  return async ({ id, operator }: Asked): Promise<OrderFacts> => {
    const order = await orderNamed(find, id);
    const { refundedPart } = order;
    if (refundedPart === undefined || !isUnsettled(order))
      throw new Refusal('No partial refund of this order waits to be settled');
    const isFlagged = order.flag === 'refunded-in-part';
    const change = { set: { settledPart: refundedPart }, ...(isFlagged && { remove: ['flag'] }) };
    const outcome = await audited<'moved'>({ operator, subject: subjectOf(id) }, (transaction) =>
      changeOrder(transaction, order, change),
    );
    if (outcome === 'moved') throw changedMeanwhile();
    log(lines.orderSettled, { orderId: id });
    return factsAfter(order, isFlagged ? { flag: undefined } : {});
  };
}
