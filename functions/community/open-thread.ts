import { openThread } from '../../shared/contract/community/message-desk.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { auditing, opening, operation, rowsOfMember } from '../platform/index.ts';
import { noThread, threadSk } from './messages/message-thread.ts';
import { threadReader } from './messages/thread-reader.ts';
import { communityTable } from './tables.ts';

/** Opens a page of a member's thread, once the audit trail says who did. */
export default operation(
  openThread,
  { uses: { ownedBy: rowsOfMember([communityTable, 'GetItem', 'Query']), open: opening(), audited: auditing({}) } },
  ({ ownedBy, audited, open }) => {
    const read = threadReader(open);
    return async ({ member: uid, operator, ...page }) => {
      const { community } = ownedBy({ uid });
      if (!(await community.get(threadSk))) throw noThread();
      await audited({ operator, subject: uid });
      return pageReply(messagePages, await read(uid, community, page));
    };
  },
);
