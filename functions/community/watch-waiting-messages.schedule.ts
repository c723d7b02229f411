import { schedule } from '../platform/events/schedule.ts';
import { waitWatcher } from './messages/waiting-threads.ts';
import { needs } from './needs.ts';

export default schedule(needs.watchWaitingMessages, ({ indexes }) =>
  waitWatcher({ byWaiting: indexes['community.byWaiting'] }),
);
