import { endMemberSessions } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { sessionEnder } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  endMemberSessions,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) =>
    sessionEnder({ find: memberNamed(accounts), sealer: { lookupHash }, audited, ownedBy }),
);
