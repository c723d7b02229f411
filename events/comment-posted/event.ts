import * as z from 'zod/mini';
import { commentId } from '../../shared/contract/comment-fields.ts';
import { defineEvent } from '../event.ts';

/** A question was asked or answered, or an operator shows one again. What it says stays in the table. */
export const commentPosted = defineEvent({
  name: 'comment.posted.v1',
  summary:
    'Announced by `sendComment` and `restoreComment`; `countComments` counts the replies of its question, `mailAnswers` tells whom it answers.',
  data: z.object({
    commentId,
    uid: z.string(),
    /** Whom a reply answers; '' where nobody is there to be told any more, and for a question. */
    answeredUid: z.string(),
    /** Whether it is the first answer to a question of somebody else, as far as was known when it was written. */
    isFirstAnswer: z.boolean(),
    /** Whether an operator shows it again: nobody is told, and no figure counts it. */
    isRestored: z.boolean(),
  }),
});
