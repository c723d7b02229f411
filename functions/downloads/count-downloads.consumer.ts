import { usual } from '../../events/consumer-entry.ts';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedDownload } from './download-repository.ts';
import { downloadsTable } from './tables.ts';

/** Idempotency key: the download's id with product, version and platform, which are its row's key. */
export default consumer(
  {
    ...usual,
    subscribesTo: [downloadRecorded],
    userImpact: 'Downloads are recorded but missing from every report.',
    // A spike fills few transactions, and a single download is still counted within seconds.
    batch: { size: 1_000, windowSeconds: 2 },
    uses: { count: counting(downloadsTable) },
  },
  ({ count }) => count(countedDownload),
);
