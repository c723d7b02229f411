import { exportOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { endpoint, limiting, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { ownRecords } from './personal-data/order-records.ts';
import { ordersTable } from './tables.ts';

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
  ({ ownedBy, open }) => {
    const records = ownRecords({ ownedBy, sealer: { open } });
    return async (_, { uid }) => ({ list: await records(uid) });
  },
);
