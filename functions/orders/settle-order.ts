import { settleOrder } from '../../shared/contract/orders/desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { changedMeanwhile, factsAfter, orderNamed, subjectOf } from './desk/order-desk.ts';
import * as lines from './log-lines.ts';
import { changeOrder } from './orders/order-change.ts';
import { orderFinder } from './orders/order-repository.ts';
import { isUnsettled } from './orders/stored-order.ts';
import { ordersTable } from './tables.ts';

/**
 * Notes that a partial refund is settled: what is left of the order may be shipped, and nobody has to look at it any more. It is
 * refused where no part was refunded, or nothing more since it was settled last.
 */
export default operation(
  settleOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']] }),
    },
  },
  ({ ownedBy, audited, orders }) => {
    const find = orderFinder({ orders, ownedBy });
    return async ({ id, operator }) => {
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
  },
);
