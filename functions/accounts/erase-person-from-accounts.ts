import { memberErased } from '../../events/member-erased/event.ts';
import { erasePersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { memberEraser } from './members/member-eraser.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

/** An account is erased with everything that is its member's, or not at all. */
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
    const named = memberNamed(accounts);
    const erase = memberEraser({ table: accounts, ownedBy, transact });
    return personEraser({
      sealer: { lookupHash },
      audited,
      find: async (subject) => {
        const member = await named(subject);
        const list = member ? [{ kind: 'account', id: member.uid, at: member.registeredAt }] : [];
        return { list, cursor: '' };
      },
      erase: ({ id }) => erase(id),
    });
  },
);
