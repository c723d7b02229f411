import { schedule } from '../platform/events/schedule.ts';
import { community } from './domain.ts';
import { waitWatcher } from './messages/waiting-threads.ts';
import { needs } from './needs.ts';

export default schedule(community.schedules.watchWaitingMessages, needs.watchWaitingMessages, ({ indexes }) =>
  waitWatcher({ byWaiting: indexes['community.byWaiting'] }),
);
