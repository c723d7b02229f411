import { ownPages } from '../../shared/contract/order-fields.ts';
import { listOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { pageOf } from '../platform/tables/numbered-list.ts';
import { orderReply, StoredOrder, shippingOf } from './orders/stored-order.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  listOwnOrders,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([ordersTable, 'GetItem', 'Query']), open: opening() } },
  ({ ownedBy, open }) =>
    async (asked, member) => {
      const { list, count } = await pageOf(ownedBy(member).orders, asked);
      const orders = list.map((item) => StoredOrder.parse(item));
      const now = Date.now();
      const shown = orders.map(async (order) => orderReply(order, await shippingOf(open, order), now));
      return pageReply(ownPages, { list: await Promise.all(shown), count });
    },
);
