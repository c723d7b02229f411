import { showMember } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows } from '../platform/index.ts';
import { memberOpener } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { accountsTable } from './tables.ts';

export default operation(
  showMember,
  { uses: { accounts: rows(accountsTable, 'GetItem'), open: opening(), lookupHash: hashing(), audited: auditing({}) } },
  ({ audited, accounts, open, lookupHash }) =>
    memberOpener({ find: memberNamed(accounts), sealer: { open, lookupHash }, audited }),
);
