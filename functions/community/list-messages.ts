import { listMessages } from '../../shared/contract/community/messages.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
