import { endSessions } from '../../shared/contract/accounts/own-account.ts';
import { endSessionsOf } from '../platform/calls/members/session-list.ts';
import { endpoint, provingMember, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';

export default endpoint(
  endSessions,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']) } },
  ({ ownedBy }) =>
    async ({ id: asked }, member) => {
      const ended = await endSessionsOf(ownedBy(member).sessions, ({ id }) =>
        asked === undefined ? id !== member.sessionId : id === asked,
      );
      log(lines.sessionsEnded, { ended });
      return { ended };
    },
);
