import { findPersonInAccounts } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';
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
