import { usual } from '../../events/consumer-entry.ts';
import { messageAnswered } from '../../events/message-answered/event.ts';
import { messageWritten } from '../../events/message-written/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedMessage } from './messages/counted-message.ts';
import { communityTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [messageWritten, messageAnswered],
    userImpact: 'Messages to customer service and their answers are missing from the figures.',
    uses: { count: counting(communityTable) },
  },
  ({ count }) => count(countedMessage),
);
