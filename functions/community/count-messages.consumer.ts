import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedMessage } from './messages/counted-message.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countMessages, needs.countMessages, ({ count }) => count(countedMessage));
