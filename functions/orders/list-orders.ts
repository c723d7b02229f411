import { listOrders } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { ListedOrder, orderFactsOf } from './orders/stored-order.ts';

/** Orders of a page. */
const limit = 100;

export default operation(listOrders, needs.listOrders, ({ indexes }) => async ({ cursor, ...asked }) => {
  const page = { newestFirst: true, limit, cursor };
  const { items, ...next } =
    'state' in asked
      ? await indexes['orders.byState'].query(asked.state, page)
      : await indexes['orders.byFlag'].query(asked.flag, page);
  return { list: items.map((item) => orderFactsOf(ListedOrder.parse(item))), cursor: next.cursor };
});
