import { orderShipped } from '../../events/order-shipped/event.ts';
import { shipOrder } from '../../shared/contract/orders/desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { fen, formatMoney } from '../../shared/money.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { changedMeanwhile, demand, factsAfter, orderNamed, subjectOf } from './desk/order-desk.ts';
import * as lines from './log-lines.ts';
import { factsOf, moveOrder } from './orders/order-change.ts';
import { orderFinder, type PlacedOrder } from './orders/order-repository.ts';
import { isUnsettled } from './orders/stored-order.ts';
import { ordersTable } from './tables.ts';

/** Notes that a parcel was given to a courier. It is refused where the order does not wait for it, or is refunded at this moment. */
export default operation(
  shipOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']], announces: [orderShipped], outbox: ordersTable }),
    },
  },
  ({ ownedBy, audited, orders }) => {
    const find = orderFinder({ orders, ownedBy });
    return async ({ id, operator, courier, number }) => {
      const order = await orderNamed(find, id);
      demand(order, 'ship', 'shipped');
      demandSettled(order);
      const sent = { courier, courierNumber: number };
      const outcome = await audited<'moved'>({ operator, subject: subjectOf(id) }, (transaction) => {
        moveOrder(transaction, order, 'ship', new Date().toISOString(), { set: sent });
        transaction.emit(orderShipped, factsOf(order));
      });
      if (outcome === 'moved') throw changedMeanwhile();
      log(lines.orderShipped, { orderId: id }, { Announced: 1 });
      return factsAfter(order, { state: 'shipped' });
    };
  },
);

/** @throws Refusal for an order of which a part was refunded, until that is settled */
function demandSettled(order: PlacedOrder): void {
  if (!isUnsettled(order)) return;
  const refunded = `CNY ${formatMoney(fen(order.refundedPart ?? 0))}`;
  throw new Refusal(
    `This order cannot be shipped: ${refunded} of it was refunded. Refund the rest, or settle it first`,
  );
}
