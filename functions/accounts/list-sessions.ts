import { listSessions } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { sessionsOf } from '../platform/calls/members/session-list.ts';
import { needs } from './needs.ts';

const timeOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

export default endpoint(listSessions, needs.listSessions, ({ ownedBy }) => async (_, member) => {
  const sessions = await sessionsOf(ownedBy(member).sessions, Date.now());
  const list = sessions.map(({ id, device, startedAt, usedAt }) => ({
    ...{ id, device, started_at: timeOf(startedAt), used_at: timeOf(usedAt) },
    is_current: Number(id === member.sessionId),
  }));
  return { list };
});
