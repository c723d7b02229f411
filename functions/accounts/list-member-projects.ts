import { listMemberProjects } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { memberNamed } from './members/member-records.ts';
import { projectOpener } from './projects/project-desk.ts';
import { accountsTable } from './tables.ts';

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
  ({ ownedBy, audited, accounts, open, lookupHash }) =>
    projectOpener({ find: memberNamed(accounts), sealer: { open, lookupHash }, audited, ownedBy }),
);
