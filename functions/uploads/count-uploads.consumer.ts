import { usual } from '../../events/consumer-entry.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedUpload } from './counted-upload.ts';
import { uploadsTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [uploadInspected, uploadRefused],
    userImpact: 'Files are uploaded, but are missing from the figures.',
    uses: { count: counting(uploadsTable) },
  },
  ({ count }) => count(countedUpload),
);
