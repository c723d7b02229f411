import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { countedSignUp } from './sign-ups/counted-sign-up.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countSignUps, needs.countSignUps, ({ count }) => count(countedSignUp));
