import { schedule } from '../platform/events/schedule.ts';
import { unusedUploadEraser } from './erasure/unused-uploads.ts';
import { needs } from './needs.ts';

export default schedule(needs.eraseUnusedUploads, ({ tables, indexes, buckets }) =>
  unusedUploadEraser({ byDue: indexes['uploads.byDue'], uploads: tables.uploads, bucket: buckets.uploads }),
);
