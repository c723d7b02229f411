import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { consumer, eachDelivery, rowsOfMember } from '../platform/index.ts';
import type { Item } from '../platform/tables/item.ts';
import { entryRange } from '../platform/tables/numbered-list.ts';
import { StoredOrder } from './orders/stored-order.ts';
import { isToErase, recordEraser } from './personal-data/record-eraser.ts';
import { subscriptionRange } from './subscriptions/subscription.ts';
import { ordersTable } from './tables.ts';

/** Records that are erased at the same time. */
const atATime = 10;

/**
 * Erases all that orders keep of a member who is erased. Idempotency key: none is needed, as doing it again erases nothing more, and
 * goes on where it broke off.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberErased],
    userImpact: 'Orders of people whose account is erased still say where they live.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'Query', 'UpdateItem', 'DeleteItem']) },
  },
  ({ ownedBy }) => {
    const erase = recordEraser(ownedBy);
    return eachDelivery(async ({ data: { uid } }) => {
      const owned = ownedBy({ uid }).orders;
      const eraseAll = (kind: string, items: readonly Item[]) =>
        inBatches(items, atATime, ({ sk }) => erase({ kind, id: `${uid}/${sk}` }));
      const orders = await owned.queryAll(entryRange);
      await eraseAll(
        'order',
        orders.filter((item) => isToErase(StoredOrder.parse(item))),
      );
      await eraseAll('subscription', await owned.queryAll(subscriptionRange));
    });
  },
);
