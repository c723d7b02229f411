import { memberErased } from '../../events/member-erased/event.ts';
import { erasePersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { memberEraser } from './members/member-eraser.ts';
import { accountOfPerson, memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  erasePersonFromAccounts,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem', 'DeleteItem'),
      ownedBy: rowsOfMember([accountsTable, 'Query'], [sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        in: [[accountsTable, 'UpdateItem', 'DeleteItem']],

        announces: [memberErased],
        outbox: accountsTable,
      }),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, transact, accounts, lookupHash }) => {
    const erase = memberEraser({ table: accounts, ownedBy, transact });
    return personEraser({
      sealer: { lookupHash },
      audited,
      find: accountOfPerson(memberNamed(accounts)),
      erase: ({ id }) => erase(id),
    });
  },
);
