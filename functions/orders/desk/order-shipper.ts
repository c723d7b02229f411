import { orderFinished } from '../../../events/order-finished/event.ts';
import { orderShipped } from '../../../events/order-shipped/event.ts';
import type { OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { fen, formatMoney } from '../../../shared/money.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { factsOf, moveOrder } from '../orders/order-change.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { isUnsettled } from '../orders/stored-order.ts';
import {
  type Asked,
  changedMeanwhile,
  demand,
  type FindOrder,
  factsAfter,
  orderNamed,
  subjectOf,
} from './order-desk.ts';

interface Desk<Grants> {
  readonly find: FindOrder;
  readonly audited: Grants;
  readonly now: () => number;
}

/** @throws Refusal for an order of which a part was refunded, until that is settled */
function demandSettled(order: PlacedOrder): void {
  if (!isUnsettled(order)) return;
  const refunded = `CNY ${formatMoney(fen(order.refundedPart ?? 0))}`;
  throw new Refusal(
    `This order cannot be shipped: ${refunded} of it was refunded. Refund the rest, or settle it first`,
  );
}

/** Notes that a parcel was given to a courier. @throws Refusal where the order is not one that waits for it, or is refunded at this moment */
export function orderShipper({
  find,
  audited,
  now,
}: Desk<Audited<Only<{ UpdateItem: 'orders'; emits: 'order.shipped.v1' }>>>) {
  return async ({
    id,
    operator,
    courier,
    number,
  }: Asked & { readonly courier: string; readonly number: string }): Promise<OrderFacts> => {
    const order = await orderNamed(find, id);
    demand(order, 'ship', 'shipped');
    demandSettled(order);
    const sent = { courier, courierNumber: number };
    const outcome = await audited<'moved'>({ operator, subject: subjectOf(id) }, (transaction) => {
      moveOrder(transaction, order, 'ship', new Date(now()).toISOString(), { set: sent });
      transaction.emit(orderShipped, factsOf(order));
    });
    if (outcome === 'moved') throw changedMeanwhile();
    log(lines.orderShipped, { orderId: id }, { Announced: 1 });
    return factsAfter(order, { state: 'shipped' });
  };
}

/** Notes that a parcel has arrived. @throws Refusal where none is on its way */
export function orderFinisher({
  find,
  audited,
  now,
}: Desk<Audited<Only<{ UpdateItem: 'orders'; emits: 'order.finished.v1' }>>>) {
  return async ({ id, operator }: Asked): Promise<OrderFacts> => {
    const order = await orderNamed(find, id);
    demand(order, 'finish', 'finished');
    const outcome = await audited<'moved'>({ operator, subject: subjectOf(id) }, (transaction) => {
      moveOrder(transaction, order, 'finish', new Date(now()).toISOString());
      transaction.emit(orderFinished, factsOf(order));
    });
    if (outcome === 'moved') throw changedMeanwhile();
    log(lines.orderFinished, { orderId: id }, { Announced: 1 });
    return factsAfter(order, { state: 'finished' });
  };
}
