import * as z from 'zod/mini';
import { refusalReasons } from '../../shared/upload-kinds.ts';
import { defineEvent } from '../event.ts';
import { uploadFacts } from '../upload-facts.ts';

/** An upload is no picture that we keep, and is erased; whoever took it has to ask for another one. */
export const uploadRefused = defineEvent({
  name: 'upload.refused.v1',
  summary: 'Announced by `inspectUploads`; `countUploads` counts.',
  data: z.object({ ...uploadFacts, reason: z.enum(refusalReasons) }),
});
