import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';
import { uploadFacts } from '../upload-facts.ts';

/** Somebody took an upload ten minutes ago, and it is not inspected: its file never came, or the inspection stands still. */
export const uploadOverdue = defineEvent({
  name: 'upload.overdue.v1',
  summary:
    'Announced once by `tellOverdueUploads`; the upload may still be inspected later, which is told as always; `followPhotos` tells candidates.',
  data: z.object(uploadFacts),
});
