import { importProjects } from '../../shared/contract/accounts/members.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { projectChanges } from '../../shared/project-changes.ts';
import { auditing, hashing, opening, operation, rows, rowsOfMember, sealing } from '../platform/index.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { memberAsked } from './members/member-desk.ts';
import { keptStates, memberKey } from './members/member-repository.ts';
import { projectReader, projectRows } from './projects/kept-projects.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

/** Imports projects: all of them and the row of the audit trail, or nothing. The same ones again change nothing. */
export default operation(
  importProjects,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([accountsTable, 'Query']),
      seal: sealing(accountRetention),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({ in: [[accountsTable, 'ConditionCheckItem']], inMembers: [[accountsTable, 'PutItem']] }),
    },
  },
  ({ ownedBy, audited, accounts, seal, open, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    const read = projectReader({ open });
    return async ({ list: imported, ...asked }) => {
      const { uid } = await find(asked);
      const owned = ownedBy({ uid }).accounts;
      return untilUncontended(async () => {
        const { revision, rows: before, opened } = await read(owned, uid);
        const { list, added, changed, unchanged } = projectChanges(await opened(), imported);
        const isNew = added + changed > 0;
        const written = isNew ? await projectRows({ seal }, { uid, revision: revision + 1, list }) : [];
        const who = { operator: asked.operator, subject: uid };
        const outcome = await audited<'erased' | 'changed'>(who, (transaction) => {
          // The eraser marks the account before it looks for rows: what was written until then it finds.
          if (isNew) transaction.check('accounts', memberKey(uid), { state: { oneOf: keptStates } }, 'erased');
          for (const [place, row] of written.entries()) {
            const isAsRead = place < before ? { revision } : 'absent';
            transaction.put('accounts', { ...row, ...owned.key(row.sk) }, isAsRead, 'changed');
          }
        });
        if (outcome === 'erased') throw new Refusal('This account is being erased');
        return outcome === 'changed' ? contended : { uid, added, changed, unchanged };
      });
    };
  },
);
