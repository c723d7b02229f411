import { exportPersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { auditing, hashing, index, opening, operation, rowsOfMember } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { placeOf, recordsOfPerson, saysOf } from './personal-data/order-records.ts';
import { ordersTable } from './tables.ts';

export default operation(
  exportPersonFromOrders,
  {
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'GetItem', 'Query']),
      byPhone: index(ordersTable, 'byPhone'),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, byPhone, open, lookupHash }) =>
    personExporter({
      sealer: { lookupHash },
      audited,
      find: recordsOfPerson({ ownedBy, byPhone }),
      open: async (record) => {
        const { uid, sk } = placeOf(record);
        const item = await ownedBy({ uid }).orders.get(sk);
        return item && saysOf(open, item);
      },
    }),
);
