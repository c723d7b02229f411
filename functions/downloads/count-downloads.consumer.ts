import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedDownload } from './download-repository.ts';
import { needs } from './needs.ts';

/** Idempotency key: the download's id with product, version and platform, which are its row's key. */
export default consumer(consumers.countDownloads, needs.countDownloads, ({ count }) => count(countedDownload));
