import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { consumer, counting, rows } from '../platform/index.ts';
import { commentCounter } from './counting/comment-counter.ts';
import { communityTable } from './tables.ts';

/** Idempotency key: the event's id; of a first answer, the question. */
export default consumer(
  {
    ...usual,
    subscribesTo: [commentPosted, commentDeleted],
    // What comes within a second is counted together, each question and each figure once.
    batch: { size: 100, windowSeconds: 1 },
    userImpact: 'Questions show neither new answers nor how many there are, and are missing from the figures.',
    uses: {
      community: rows(communityTable, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem'),
      count: counting(communityTable),
    },
  },
  ({ count, community }) => commentCounter({ count, community }),
);
