import { endSessions } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { endSessionsOf } from '../platform/calls/members/session-list.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { needs } from './needs.ts';

export default endpoint(endSessions, needs.endSessions, ({ ownedBy }) => async ({ id: asked }, member) => {
  const ended = await endSessionsOf(ownedBy(member).sessions, ({ id }) =>
    asked === undefined ? id !== member.sessionId : id === asked,
  );
  log(lines.sessionsEnded, { ended });
  return { ended };
});
