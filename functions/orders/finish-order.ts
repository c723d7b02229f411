import { orderFinished } from '../../events/order-finished/event.ts';
import { finishOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { changedMeanwhile, demand, factsAfter, orderNamed, subjectOf } from './desk/order-desk.ts';
import * as lines from './log-lines.ts';
import { factsOf, moveOrder } from './orders/order-change.ts';
import { orderFinder } from './orders/order-repository.ts';
import { ordersTable } from './tables.ts';

/** Notes that a parcel has arrived. It is refused where none is on its way. */
export default operation(
  finishOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']], announces: [orderFinished], outbox: ordersTable }),
    },
  },
  ({ ownedBy, audited, orders }) => {
    const find = orderFinder({ orders, ownedBy });
    return async ({ id, operator }) => {
      const order = await orderNamed(find, id);
      demand(order, 'finish', 'finished');
      const outcome = await audited<'moved'>({ operator, subject: subjectOf(id) }, (transaction) => {
        moveOrder(transaction, order, 'finish', new Date().toISOString());
        transaction.emit(orderFinished, factsOf(order));
      });
      if (outcome === 'moved') throw changedMeanwhile();
      log(lines.orderFinished, { orderId: id }, { Announced: 1 });
      return factsAfter(order, { state: 'finished' });
    };
  },
);
