import { importProjects } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows, rowsOfMember, sealing } from '../platform/index.ts';
import { memberNamed } from './members/member-records.ts';
import { projectImporter } from './projects/project-desk.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

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
  ({ ownedBy, audited, accounts, seal, open, lookupHash }) =>
    projectImporter({ find: memberNamed(accounts), sealer: { seal, open, lookupHash }, audited, ownedBy }),
);
