import { exportPersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordOpener, recordsOfPerson } from './personal-data/order-records.ts';

export default operation(
  exportPersonFromOrders,
  needs.exportPersonFromOrders,
  ({ ownedBy, indexes, sealer, audited }) =>
    personExporter({
      sealer,
      audited,
      find: recordsOfPerson({ ownedBy, byPhone: indexes['orders.byPhone'] }),
      open: recordOpener({ ownedBy, sealer }),
    }),
);
