import { showOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { orderNamed, subjectOf } from './desk/order-desk.ts';
import { orderFinder } from './orders/order-repository.ts';
import { openedOrderOf, shippingOf } from './orders/stored-order.ts';
import { ordersTable } from './tables.ts';

/** Opens an order for an operator, once the audit trail says who looked. */
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
  ({ ownedBy, audited, orders, open }) => {
    const find = orderFinder({ orders, ownedBy });
    return async ({ id, operator }) => {
      const order = await orderNamed(find, id);
      await audited({ operator, subject: subjectOf(id) });
      return openedOrderOf(order, await shippingOf(open, order));
    };
  },
);
