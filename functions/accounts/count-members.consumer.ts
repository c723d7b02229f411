import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedMember } from './members/counted-member.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countMembers, needs.countMembers, ({ count }) => count(countedMember));
