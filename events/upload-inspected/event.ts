import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { uploadFacts } from '../upload-facts.ts';

/** An upload is a picture, and is kept without anything but what it shows. */
export const uploadInspected = defineEvent({
  name: 'upload.inspected.v1',
  summary: 'Announced by `inspectUploads`, `uploadImage` and `uploadLayui`; `countUploads` counts.',
  data: z.object(uploadFacts),
});
