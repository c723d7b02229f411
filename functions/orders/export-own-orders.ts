import { exportOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
