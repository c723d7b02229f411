import { listSessions } from '../../shared/contract/accounts/own-account.ts';
import { sessionsOf } from '../platform/calls/members/session-list.ts';
import { endpoint, provingMember, rowsOfMember, sessionsTable } from '../platform/index.ts';

const timeOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

export default endpoint(
  listSessions,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([sessionsTable, 'Query']) } },
  ({ ownedBy }) =>
    async (_, member) => {
      const sessions = await sessionsOf(ownedBy(member).sessions, Date.now());
      const list = sessions.map(({ id, device, startedAt, usedAt }) => ({
        ...{ id, device, started_at: timeOf(startedAt), used_at: timeOf(usedAt) },
        is_current: Number(id === member.sessionId),
      }));
      return { list };
    },
);
