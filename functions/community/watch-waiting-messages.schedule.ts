import { index, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { waitingForStaff, waitingThread } from './messages/message-thread.ts';
import { communityTable } from './tables.ts';

const minute = 60_000;

/** Counts who waits for an answer, and for how long the first of them has: what operators list, as numbers. */
export default schedule(
  {
    expression: 'rate(15 minutes)',
    userImpact: 'Nobody is told that members wait for customer service for more than a day.',
    uses: { byWaiting: index(communityTable, 'byWaiting') },
  },
  ({ byWaiting }) =>
    async ({ dueAt }) => {
      let waiting = 0;
      let since = dueAt.getTime();
      for await (const items of byWaiting.queryPages(waitingForStaff)) {
        waiting += items.length;
        for (const item of items) since = Math.min(since, Date.parse(waitingThread(item).since));
      }
      const longestMinutes = Math.round((dueAt.getTime() - since) / minute);
      const counts = { MembersWaiting: waiting, LongestWaitMinutes: longestMinutes };
      log(lines.messagesWaiting, { waiting, longestMinutes }, counts);
    },
);
