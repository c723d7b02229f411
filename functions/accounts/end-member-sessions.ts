import { endMemberSessions } from '../../shared/contract/accounts/members.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { endAllSessions, memberAsked } from './members/member-desk.ts';
import { accountsTable } from './tables.ts';

/** Signs a member out everywhere, once the audit trail says who does. */
export default operation(
  endMemberSessions,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    return async (asked) => {
      const { uid } = await find(asked);
      await audited({ operator: asked.operator, subject: uid });
      return { uid, ended: await endAllSessions(ownedBy({ uid }).sessions) };
    };
  },
);
