import { listOrders } from '../../shared/contract/orders/desk.ts';
import { index, operation } from '../platform/index.ts';
import { ListedOrder, orderFactsOf } from './orders/stored-order.ts';
import { ordersTable } from './tables.ts';

/** Orders of a page. */
const limit = 100;

export default operation(
  listOrders,
  { uses: { byState: index(ordersTable, 'byState'), byFlag: index(ordersTable, 'byFlag') } },
  ({ byState, byFlag }) =>
    async ({ cursor, ...asked }) => {
      const page = { newestFirst: true, limit, cursor };
      const { items, ...next } =
        'state' in asked ? await byState.query(asked.state, page) : await byFlag.query(asked.flag, page);
      return { list: items.map((item) => orderFactsOf(ListedOrder.parse(item))), cursor: next.cursor };
    },
);
