import { listThreads } from '../../shared/contract/community/message-desk.ts';
import { index, operation } from '../platform/index.ts';
import { waitingForStaff, waitingThread } from './messages/message-thread.ts';
import { communityTable } from './tables.ts';

/** Threads of a page. */
const limit = 100;

export default operation(
  listThreads,
  { uses: { byWaiting: index(communityTable, 'byWaiting') } },
  ({ byWaiting }) =>
    async ({ cursor }) => {
      const page = await byWaiting.query(waitingForStaff, { limit, cursor });
      return { list: page.items.map(waitingThread), cursor: page.cursor };
    },
);
