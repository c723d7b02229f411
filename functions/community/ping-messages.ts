import { pingMessages } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { readThread, threadSk, unreadIn } from './messages/message-thread.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  pingMessages,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([communityTable, 'GetItem']) } },
  ({ ownedBy }) =>
    async (_, member) => {
      const thread = readThread(await ownedBy(member).community.get(threadSk));
      return { unread: unreadIn(thread), time: new Date().toISOString() };
    },
);
