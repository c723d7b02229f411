import { listMemberSessions } from '../../shared/contract/accounts/members.ts';
import { sessionsOf } from '../platform/calls/members/session-list.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { memberAsked } from './members/member-desk.ts';
import { accountsTable } from './tables.ts';

/** Lists where a member is signed in, the last used first, once the audit trail says who looks. */
export default operation(
  listMemberSessions,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query']),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    return async (asked) => {
      const { uid } = await find(asked);
      await audited({ operator: asked.operator, subject: uid });
      const sessions = await sessionsOf(ownedBy({ uid }).sessions, Date.now());
      const list = sessions.map(({ id, device, startedAt, usedAt }) => ({
        id,
        device,
        startedAt: timeOf(startedAt),
        usedAt: timeOf(usedAt),
      }));
      return { uid, list };
    };
  },
);

/** @param seconds Unix time */
function timeOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
