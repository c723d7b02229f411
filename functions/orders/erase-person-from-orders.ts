import { erasePersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { auditing, hashing, index, operation, rowsOfMember } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { recordsOfPerson } from './personal-data/order-records.ts';
import { recordEraser } from './personal-data/record-eraser.ts';
import { ordersTable } from './tables.ts';

export default operation(
  erasePersonFromOrders,
  {
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'Query', 'UpdateItem', 'DeleteItem']),
      byPhone: index(ordersTable, 'byPhone'),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, byPhone, lookupHash }) =>
    personEraser({
      sealer: { lookupHash },
      audited,
      find: recordsOfPerson({ ownedBy, byPhone }),
      erase: recordEraser(ownedBy),
    }),
);
