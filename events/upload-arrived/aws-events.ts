import * as z from 'zod/mini';
import { defineAwsEvent } from '../event.ts';

/** S3 has a new object in the quarantine of the uploads bucket. */
export const uploadArrived = defineAwsEvent({
  from: 'aws.s3',
  name: 'Object Created',
  about: 'uploads',
  below: 'quarantine/',
  summary: 'A file was posted to the quarantine of uploads; `inspectUploads` looks at it.',
  detail: z.object({ object: z.object({ key: z.string(), size: z.number(), etag: z.string() }) }),
});
