import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Customer service has answered a member. What it says stays in the table, sealed. */
export const messageAnswered = defineEvent({
  name: 'message.answered.v1',
  summary:
    'Announced by `answerThread`; `mailUnreadMessages` tells the member who has not read it five minutes later, `countMessages` counts.',
  data: z.object({
    uid: z.string(),
    /** Its number among the answers of its thread. */
    answer: z.int(),
    /** Seconds since the first message that it answers; null where none waited. */
    waitedSeconds: z.nullable(z.int()),
  }),
});
