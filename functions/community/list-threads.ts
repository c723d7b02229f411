import { listThreads } from '../../shared/contract/community/message-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { waitingForStaff } from './messages/message-thread.ts';
import { waitingThread } from './messages/thread-desk.ts';
import { needs } from './needs.ts';

/** Threads of a page. */
const limit = 100;

export default operation(listThreads, needs.listThreads, ({ indexes }) => async ({ cursor }) => {
  const page = await indexes['community.byWaiting'].query(waitingForStaff, { limit, cursor });
  return { list: page.items.map(waitingThread), cursor: page.cursor };
});
