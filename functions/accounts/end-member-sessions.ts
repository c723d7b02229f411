import { endMemberSessions } from '../../shared/contract/accounts/members.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';
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
