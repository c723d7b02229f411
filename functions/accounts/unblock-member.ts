import { unblockMember } from '../../shared/contract/accounts/members.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rows } from '../platform/tables/rows.ts';
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
