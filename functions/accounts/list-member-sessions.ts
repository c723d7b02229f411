import { listMemberSessions } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { sessionLister } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  listMemberSessions,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query']),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) =>
    sessionLister({ find: memberNamed(accounts), sealer: { lookupHash }, audited, ownedBy, now: Date.now }),
);
