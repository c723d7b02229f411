import { endSessions } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { endSessionsOf } from '../platform/calls/members/session-list.ts';
import { log } from '../platform/logging/log.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';
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
