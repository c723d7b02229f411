import { unblockMember } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows } from '../platform/index.ts';
import { memberUnblocker } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  unblockMember,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      lookupHash: hashing(),
      audited: auditing({ in: [[accountsTable, 'UpdateItem']] }),
    },
  },
  ({ audited, accounts, lookupHash }) =>
    memberUnblocker({ find: memberNamed(accounts), sealer: { lookupHash }, audited }),
);
