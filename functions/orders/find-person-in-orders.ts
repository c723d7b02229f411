import { findPersonInOrders } from '../../shared/contract/orders/desk.ts';
import { hashing, index, operation, rowsOfMember } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { recordsOfPerson } from './personal-data/order-records.ts';
import { ordersTable } from './tables.ts';

export default operation(
  findPersonInOrders,
  {
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'Query']),
      byPhone: index(ordersTable, 'byPhone'),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, byPhone, lookupHash }) =>
    personFinder({ sealer: { lookupHash }, find: recordsOfPerson({ ownedBy, byPhone }) }),
);
