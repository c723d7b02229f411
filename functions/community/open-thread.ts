import { openThread } from '../../shared/contract/community/message-desk.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { auditing, opening, operation, rowsOfMember } from '../platform/index.ts';
import { threadReader } from './messages/message-lister.ts';
import { threadOpener } from './messages/thread-desk.ts';
import { communityTable } from './tables.ts';

export default operation(
  openThread,
  { uses: { ownedBy: rowsOfMember([communityTable, 'GetItem', 'Query']), open: opening(), audited: auditing({}) } },
  ({ ownedBy, audited, open }) => {
    const opened = threadOpener({ read: threadReader({ sealer: { open }, now: Date.now }), ownedBy, audited });
    return async (asked) => pageReply(messagePages, await opened(asked));
  },
);
