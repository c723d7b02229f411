import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedRating } from './faq-rating.ts';
import { needs } from './needs.ts';

/** Idempotency key: the rating's id with the answer, which are its row's key. */
export default consumer(consumers.countFaqRatings, needs.countFaqRatings, ({ count }) => count(countedRating));
