import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, rowsOfMember } from '../platform/index.ts';
import { memberEraser } from './personal-data/person-eraser.ts';
import { ordersTable } from './tables.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberErased],
    userImpact: 'Orders of people whose account is erased still say where they live.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'Query', 'UpdateItem', 'DeleteItem']) },
  },
  ({ ownedBy }) => {
    const erase = memberEraser({ ownedBy, now: Date.now });
    return eachDelivery(({ data }) => erase(data.uid));
  },
);
