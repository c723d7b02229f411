import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** A member has written to customer service. What they wrote stays in the table, sealed. */
export const messageWritten = defineEvent({
  name: 'message.written.v1',
  summary: 'Announced by `sendMessage`; counted by `countMessages`.',
  data: z.object({
    uid: z.string(),
    /** The message's number in its thread. */
    message: z.int(),
  }),
});
