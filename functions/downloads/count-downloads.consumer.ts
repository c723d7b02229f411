import { consumers } from '../../events/catalogue.ts';
import { consumer } from '../platform/events/consumer.ts';
import { countedDownload } from './download-repository.ts';
import { needs } from './needs.ts';

/** Idempotency key: the download's id with product, version and platform, which are its row's key. */
export default consumer(consumers.downloads.countDownloads, needs.countDownloads, ({ count }) =>
  count(countedDownload),
);
