import { index, schedule } from '../platform/index.ts';
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
