import { exportPersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { hashing, opening } from '../platform/personal-data/sealing.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';
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
      open: recordOpener({ ownedBy, sealer: { open } }),
    }),
);
