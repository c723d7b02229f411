import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedEnquiry } from './counted-enquiry.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countEnquiries, needs.countEnquiries, ({ count }) => count(countedEnquiry));
