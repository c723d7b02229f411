import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedUpload } from './counted-upload.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countUploads, needs.countUploads, ({ count }) => count(countedUpload));
