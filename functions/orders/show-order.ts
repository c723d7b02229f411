import { showOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { orderOpener } from './desk/order-desk.ts';
import { orderFinder } from './orders/order-repository.ts';
import { ordersTable } from './tables.ts';

export default operation(
  showOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      open: opening(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, orders, open }) =>
    orderOpener({ find: orderFinder({ table: orders, ownedBy }), sealer: { open }, audited }),
);
