import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { uploadInspector } from './inspection/upload-inspector.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id, which claims the upload; its row is settled once. */
export default consumer(consumers.inspectUploads, needs.inspectUploads, ({ tables, transact, buckets }) => {
  const inspect = uploadInspector({ uploads: tables.uploads, transact, bucket: buckets.uploads });
  return eachDelivery(({ id, data: { object } }) => inspect({ event: id, key: object.key, etag: `"${object.etag}"` }));
});
