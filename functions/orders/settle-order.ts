import { settleOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rows, rowsOfMember } from '../platform/index.ts';
import { orderSettler } from './desk/order-settler.ts';
import { orderFinder } from './orders/order-repository.ts';
import { ordersTable } from './tables.ts';

export default operation(
  settleOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']] }),
    },
  },
  ({ ownedBy, audited, orders }) => orderSettler({ find: orderFinder({ table: orders, ownedBy }), audited }),
);
