import { blockMember } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { memberBlocker } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  blockMember,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      lookupHash: hashing(),
      audited: auditing({ in: [[accountsTable, 'UpdateItem']] }),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) =>
    memberBlocker({ find: memberNamed(accounts), sealer: { lookupHash }, audited, ownedBy }),
);
