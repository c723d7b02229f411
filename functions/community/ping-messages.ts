import { pingMessages } from '../../shared/contract/community/messages.ts';
import { endpoint, provingMember, rowsOfMember } from '../platform/index.ts';
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
