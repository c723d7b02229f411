import { listMessages } from '../../shared/contract/community/messages.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { threadSk } from './messages/message-thread.ts';
import { threadReader } from './messages/thread-reader.ts';
import { communityTable } from './tables.ts';

/** Reads a page of the member's thread: with the first one, all answers in it are read. */
export default endpoint(
  listMessages,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([communityTable, 'GetItem', 'Query', 'UpdateItem']),
      open: opening(),
    },
  },
  ({ ownedBy, open }) => {
    const read = threadReader(open);
    return async (asked, member) => {
      const { community } = ownedBy(member);
      const { thread, list, count } = await read(member.uid, community, asked);
      if (asked.page === 1 && thread && thread.read < thread.answers) {
        // Whoever has read more meanwhile, in another tab, is not set back.
        await community.update(threadSk, { set: { read: thread.answers } }, { read: { below: thread.answers } });
      }
      return pageReply(messagePages, { list, count });
    };
  },
);
