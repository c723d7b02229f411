import * as z from 'zod/mini';
import { commentId } from '../../shared/contract/comment-fields.ts';
import { defineEvent } from '../event.ts';

/** A comment is shown no more: its member deleted it, an operator hides it, or its member is erased. */
export const commentDeleted = defineEvent({
  name: 'comment.deleted.v1',
  summary:
    'Announced by `deleteComment`, `hideComment`, `eraseMemberComments` and `erasePersonFromCommunity`; `countComments` counts the replies of its question.',
  data: z.object({ commentId, cause: z.enum(['member', 'operator', 'erasure']) }),
});
