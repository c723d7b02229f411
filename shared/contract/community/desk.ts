import * as z from 'zod/mini';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { commentId } from '../comment-fields.ts';
import { CommentFacts } from '../comment-schemas.ts';
import { cursor, cursorPage } from '../cursor-page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarMonth } from '../fields.ts';
import { erasingPerson, exportingPerson, findingPerson } from '../personal-data.ts';

const byOperators = { caller: 'ops', dialect: 'status' } as const;
const member = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'A member is named by the id' }));
const oneComment = {
  request: z.object({ id: commentId, operator }),
  example: { id: '1.1.0mht3b7k0a1b2c3d4', operator: exampleOperator },
};

export const reviewComments = defineEndpoint({
  summary: 'Lists a page of the comments of a month, of a member, or of those that are hidden, the newest first.',
  ...byOperators,
  request: z.union([
    z.strictObject({ month: calendarMonth, cursor }),
    z.strictObject({ member, cursor }),
    z.strictObject({ hidden: z.literal(true), cursor }),
  ]),
  example: { month: '2026-11' },
  response: cursorPage(CommentFacts),
});

export const hideComment = defineEndpoint({
  summary: 'Takes a comment out of its lesson, so that it can come back, and notes in the audit trail who did.',
  ...byOperators,
  ...oneComment,
  audits: 'comment.hidden',
  emits: ['comment.deleted.v1'],
  response: CommentFacts,
});

export const restoreComment = defineEndpoint({
  summary: 'Shows a hidden comment again, and notes in the audit trail who did.',
  ...byOperators,
  ...oneComment,
  audits: 'comment.restored',
  emits: ['comment.posted.v1'],
  response: CommentFacts,
});

export const findPersonInCommunity = findingPerson('community');
export const exportPersonFromCommunity = exportingPerson('community');
export const erasePersonFromCommunity = defineEndpoint({
  ...erasingPerson('community'),
  emits: ['comment.deleted.v1'],
});
