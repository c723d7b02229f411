import { orderShipped } from '../../events/order-shipped/event.ts';
import { shipOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { orderShipper } from './desk/order-shipper.ts';
import { orderFinder } from './orders/order-repository.ts';
import { ordersTable } from './tables.ts';

export default operation(
  shipOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']], announces: [orderShipped], outbox: ordersTable }),
    },
  },
  ({ ownedBy, audited, orders }) =>
    orderShipper({ find: orderFinder({ table: orders, ownedBy }), audited, now: Date.now }),
);
