import { consumer } from '../platform/events/consumer.ts';
import { countedCertificate } from './certificates/counted-certificate.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countCertificates, needs.countCertificates, ({ count }) => count(countedCertificate));
