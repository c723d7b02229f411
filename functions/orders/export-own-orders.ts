import { exportOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { ownRecords } from './personal-data/order-records.ts';

export default endpoint(exportOwnOrders, needs.exportOwnOrders, ({ ownedBy, sealer }) => {
  const records = ownRecords({ ownedBy, sealer });
  return async (_, { uid }) => ({ list: await records(uid) });
});
