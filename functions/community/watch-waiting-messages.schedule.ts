import { schedule } from '../platform/events/schedule.ts';
import { index } from '../platform/tables/rows.ts';
import { waitWatcher } from './messages/waiting-threads.ts';
import { communityTable } from './tables.ts';

export default schedule(
  {
    expression: 'rate(15 minutes)',
    userImpact: 'Nobody is told that members wait for customer service for more than a day.',
    uses: { byWaiting: index(communityTable, 'byWaiting') },
  },
  ({ byWaiting }) => waitWatcher({ byWaiting }),
);
