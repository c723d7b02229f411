import { exportPersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { memberNamed, recordOpener, recordsOfPerson } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  exportPersonFromAccounts,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query'], [sessionsTable, 'GetItem', 'Query']),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, open, lookupHash }) =>
    personExporter({
      sealer: { lookupHash },
      audited,
      find: recordsOfPerson({ find: memberNamed(accounts), ownedBy }),
      open: recordOpener({ ownedBy, open }),
    }),
);
