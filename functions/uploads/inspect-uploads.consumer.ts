import { usual } from '../../events/consumer-entry.ts';
import { uploadArrived } from '../../events/upload-arrived/aws-events.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';
import { consumer, eachDelivery, objects, rows, transaction } from '../platform/index.ts';
import { uploadInspector } from './inspection/upload-inspector.ts';
import { uploadsTable } from './tables.ts';

/** Idempotency key: the event's id, which claims the upload; its row is settled once. */
export default consumer(
  {
    ...usual,
    subscribesTo: [uploadArrived],
    // One picture of 40 megapixels is all that the function's memory holds.
    batch: { size: 1, windowSeconds: 0 },
    concurrency: 10,
    retrySeconds: 60,
    receives: 31,
    lateSeconds: 300,
    userImpact: 'Photos of exam forms and pictures of members stay in quarantine, and nobody sees them.',
    uses: {
      uploads: rows(uploadsTable, 'GetItem', 'UpdateItem'),
      transact: transaction({
        in: [[uploadsTable, 'UpdateItem', 'DeleteItem']],
        announces: [uploadInspected, uploadRefused],
        outbox: uploadsTable,
      }),
      bucket: objects('uploads', {
        'quarantine/': ['GetObject', 'DeleteObject'],
        'photos/': ['PutObject', 'DeleteObject'],
        'uploaded/': ['PutObject', 'DeleteObject'],
        'feedback/': ['PutObject', 'DeleteObject'],
      }),
    },
  },
  ({ transact, bucket, uploads }) => {
    const inspect = uploadInspector({ uploads, transact, bucket });
    return eachDelivery(({ id, data: { object } }) =>
      inspect({ event: id, key: object.key, etag: `"${object.etag}"` }),
    );
  },
);
