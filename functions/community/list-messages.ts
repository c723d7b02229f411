import { listMessages } from '../../shared/contract/community/messages.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { messageLister } from './messages/message-lister.ts';
import { communityTable } from './tables.ts';

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
    const list = messageLister({ sealer: { open }, now: Date.now });
    return async (asked, member) => pageReply(messagePages, await list(member.uid, ownedBy(member).community, asked));
  },
);
