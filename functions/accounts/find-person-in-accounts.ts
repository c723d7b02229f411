import { findPersonInAccounts } from '../../shared/contract/accounts/members.ts';
import { hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { memberNamed, recordsOfPerson } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  findPersonInAccounts,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([accountsTable, 'Query'], [sessionsTable, 'Query']),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, accounts, lookupHash }) =>
    personFinder({ sealer: { lookupHash }, find: recordsOfPerson({ find: memberNamed(accounts), ownedBy }) }),
);
