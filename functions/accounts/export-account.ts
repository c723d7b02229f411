import { exportAccount } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';
import { ownRecords } from './members/own-records.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  exportAccount,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query'], [sessionsTable, 'GetItem', 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, open }) => {
    const records = ownRecords({ ownedBy, sealer: { open } });
    return async (_, { uid }) => ({ exported_at: new Date().toISOString(), list: await records(uid) });
  },
);
