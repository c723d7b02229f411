import { log } from '../../platform/logging/log.ts';
import type { Index } from '../../platform/tables/pages.ts';
import * as lines from '../log-lines.ts';
import { waitingForStaff } from './message-thread.ts';
import { waitingThread } from './thread-desk.ts';

const minute = 60_000;

/** Counts who waits for an answer, and for how long the first of them has: what operators list, as numbers. */
export function waitWatcher({ byWaiting }: { readonly byWaiting: Index }) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    let waiting = 0;
    let since = dueAt.getTime();
    for await (const items of byWaiting.queryPages(waitingForStaff)) {
      waiting += items.length;
      for (const item of items) since = Math.min(since, Date.parse(waitingThread(item).since));
    }
    const longestMinutes = Math.round((dueAt.getTime() - since) / minute);
    log(
      lines.messagesWaiting,
      { waiting, longestMinutes },
      { MembersWaiting: waiting, LongestWaitMinutes: longestMinutes },
    );
  };
}
