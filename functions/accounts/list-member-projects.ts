import { listMemberProjects } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { memberAsked } from './members/member-desk.ts';
import { projectReader } from './projects/kept-projects.ts';
import { accountsTable } from './tables.ts';

/** Opens a member's projects once the audit trail says who does. */
export default operation(
  listMemberProjects,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([accountsTable, 'Query']),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, open, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    const read = projectReader({ open });
    return async (asked) => {
      const { uid } = await find(asked);
      await audited({ operator: asked.operator, subject: uid });
      const { opened } = await read(ownedBy({ uid }).accounts, uid);
      return { uid, list: [...(await opened())] };
    };
  },
);
