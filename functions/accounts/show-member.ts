import { showMember } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, opening, operation, rows } from '../platform/index.ts';
import { factsOf, memberAsked } from './members/member-desk.ts';
import { MemberFields } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/** Opens an account once the audit trail says who does. */
export default operation(
  showMember,
  { uses: { accounts: rows(accountsTable, 'GetItem'), open: opening(), lookupHash: hashing(), audited: auditing({}) } },
  ({ audited, accounts, open, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    return async (asked) => {
      const member = await find(asked);
      await audited({ operator: asked.operator, subject: member.uid });
      return { ...factsOf(member), ...MemberFields.parse(await open(member.uid, member.sealed)) };
    };
  },
);
