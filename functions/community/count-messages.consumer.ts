import { usual } from '../../events/consumer-entry.ts';
import { messageAnswered } from '../../events/message-answered/event.ts';
import { messageWritten } from '../../events/message-written/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { waits } from './counting/counted-comment.ts';
import { communityTable } from './tables.ts';

/**
 * What a message adds to the figures of its UTC day, and an answer to those of how long somebody waited for it.
 * Idempotency key: the event's id.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [messageWritten, messageAnswered],
    userImpact: 'Messages to customer service and their answers are missing from the figures.',
    uses: { count: counting(communityTable) },
  },
  ({ count }) =>
    count((delivery) => {
      const from = delivery.event === 'message.written.v1' ? 'member' : 'staff';
      const messages = { counter: 'messages', of: from, labels: [], amount: 1 };
      const waited = delivery.event === 'message.answered.v1' ? delivery.data.waitedSeconds : null;
      if (waited === null) return counted(delivery, [messages]);
      const [of = 'later'] = Object.entries(waits).flatMap(([name, { most }]) =>
        waited * 1_000 <= most ? [name] : [],
      );
      return counted(delivery, [messages, { counter: 'message-waits', of, labels: [], amount: 1 }]);
    }),
);
