import { exportAccount } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, limiting, opening, provingMember, rowsOfMember, sessionsTable } from '../platform/index.ts';
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
