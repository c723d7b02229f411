import * as z from 'zod/mini';
import { exampleProof, ofMember } from '../account-entries.ts';
import { proof } from '../account-fields.ts';
import { answeredUid, commentId, commentText, lastCommentId, lessonId, parentId } from '../comment-fields.ts';
import { Comment } from '../comment-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestId } from '../fields.ts';
import { OpenedRecord } from '../personal-records.ts';

const exampleLesson = { course_id: '1', dir_id: '1' };
const exampleQuestion = '1.1.0mht3b7k0a1b2c3d4';

export const listComments = defineEndpoint({
  summary:
    'Lists the questions of a lesson, the newest first, each with its three oldest replies; with `last_comment_id` the ten after that one. With `pid`, ten more replies of a question, for members alone. A member who asks by POST sees which are theirs.',
  path: '/api/pc/comment_list',
  caller: 'optional-member',
  request: z.object({
    ...proof,
    course_id: lessonId,
    dir_id: lessonId,
    pid: parentId,
    last_comment_id: lastCommentId,
  }),
  withoutEffect: { uid: 'always', login_token: 'always' },
  example: exampleLesson,
  response: z.array(Comment),
  dialect: 'status',
  cache: { kind: 'live', sharedSeconds: 5, staleSeconds: 5 },
  rateLimit: { perSecond: 100, burst: 1_000 },
});

export const sendComment = defineEndpoint({
  summary: 'Asks a question under a lesson, or answers one. Names are those of our records, whatever the call says.',
  path: '/api/pc/comment_send',
  ...ofMember,
  request: z.object({
    ...proof,
    course_id: lessonId,
    dir_id: lessonId,
    pid: parentId,
    to_uid: answeredUid,
    content: commentText,
    request_id: requestId,
  }),
  example: {
    ...exampleProof,
    ...exampleLesson,
    pid: 0,
    to_uid: 0,
    content: 'Does a window keep its place when the project moves to another screen?',
    request_id: '4a1c7d52-6b1f-4c55-9f0e-5f1d0c8f2b77',
  },
  response: Comment,
  emits: ['comment.posted.v1'],
  changes: [listComments],
  rateLimit: { perSecond: 18, burst: 1_000 },
  freeText: true,
  limits: [{ name: 'comments', of: 'comments', per: 'member', max: 1, seconds: 5 }],
  idempotencyKey: 'request_id',
});

export const deleteComment = defineEndpoint({
  summary: 'Deletes a comment of the member who asks; a question with answers keeps its place, without text or name.',
  path: '/api/pc/comment_del',
  ...ofMember,
  request: z.object({ ...proof, comment_id: commentId }),
  example: { ...exampleProof, comment_id: exampleQuestion },
  response: z.object({}),
  emits: ['comment.deleted.v1'],
  changes: [listComments],
  rateLimit: { perSecond: 20, burst: 1_000 },
});

export const exportOwnComments = defineEndpoint({
  summary: 'Lists all comments and messages of the member who asks, and which mails about comments they have ended.',
  path: '/api/user/export_comments',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(OpenedRecord) }),
  limits: [{ name: 'comment-exports', of: 'exports', per: 'member', max: 10, seconds: 60 * 60 }],
});
