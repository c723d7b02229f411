import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { memberUploadEraser } from './erasure/uploads-of-member.ts';
import { needs } from './needs.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
export default consumer(consumers.eraseMemberUploads, needs.eraseMemberUploads, ({ ownedBy, tables, buckets }) => {
  const erase = memberUploadEraser({ ownedBy, uploads: tables.uploads, bucket: buckets.uploads });
  return eachDelivery(({ data }) => erase(data.uid));
});
