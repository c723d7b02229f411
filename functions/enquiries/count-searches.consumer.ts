import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { countedSearch } from './search-report.ts';

/** Idempotency key: the report's id with the words, which are its row's key. */
export default consumer(consumers.countSearches, needs.countSearches, ({ count }) => count(countedSearch));
