import { exportPersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { hashing, opening } from '../platform/personal-data/sealing.ts';
import { index, rowsOfMember } from '../platform/tables/rows.ts';
import { recordOpener, recordsOfPerson } from './personal-data/order-records.ts';
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
      open: recordOpener({ ownedBy, sealer: { open } }),
    }),
);
