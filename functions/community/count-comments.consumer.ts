import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { commentCounter } from './counting/comment-counter.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id; of a first answer, the question. */
export default consumer(consumers.countComments, needs.countComments, ({ count, tables }) =>
  commentCounter({ count, community: tables.community }),
);
