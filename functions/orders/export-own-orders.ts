import { exportOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { endpoint, limiting, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { entryRange } from '../platform/tables/numbered-list.ts';
import { orderRecord, saysOf, subscriptionRecord } from './personal-data/order-records.ts';
import { subscriptionRange } from './subscriptions/subscription.ts';
import { ordersTable } from './tables.ts';

/** Records that are opened at the same time, each a call of KMS: one by one, a thousand take longer than a call may. */
const openedAtATime = 25;

export default endpoint(
  exportOwnOrders,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([ordersTable, 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, open }) =>
    async (_, { uid }) => {
      const owned = ownedBy({ uid }).orders;
      const [orders, subscriptions] = [await owned.queryAll(entryRange), await owned.queryAll(subscriptionRange)];
      const rows = [
        ...orders.map((item) => [orderRecord(item), item] as const),
        ...subscriptions.map((item) => [subscriptionRecord(uid, item), item] as const),
      ];
      const list = await inBatches(rows, openedAtATime, async ([record, item]) => ({
        ...record,
        says: await saysOf(open, item),
      }));
      return { list };
    },
);
