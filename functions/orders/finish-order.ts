import { orderFinished } from '../../events/order-finished/event.ts';
import { finishOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { orderFinisher } from './desk/order-shipper.ts';
import { orderFinder } from './orders/order-repository.ts';
import { ordersTable } from './tables.ts';

export default operation(
  finishOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']], announces: [orderFinished], outbox: ordersTable }),
    },
  },
  ({ ownedBy, audited, orders }) =>
    orderFinisher({ find: orderFinder({ table: orders, ownedBy }), audited, now: Date.now }),
);
