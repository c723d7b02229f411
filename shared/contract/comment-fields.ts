import * as z from 'zod/mini';
import { commentIdPattern, lessonIdPattern, questionIdPattern } from '../comment-id.ts';
import { atMost, filled, ofLines, sentences } from './text-fields.ts';

/** Characters of a comment (product-rules.md#comments). */
export const longestComment = 1_000;

/** A lesson, or the course that it is in: existing clients send what they got, a number or a text. */
const noLesson = { error: 'There is no such lesson' };
export const lessonId = z.pipe(
  z.union([z.int(noLesson), z.string(noLesson).check(z.regex(lessonIdPattern, noLesson))], noLesson),
  z.transform(String),
);

/** An id, or the 0 that existing clients send for none, which is `''` then. */
function idOrNone(pattern: RegExp, error: string) {
  const given = z.union(
    [z.literal(0), z.string({ error }).check(z.regex(new RegExp(`^0?$|${pattern.source}`), { error }))],
    {
      error,
    },
  );
  return z._default(
    z.pipe(
      given,
      z.transform((id) => (id === 0 || id === '0' ? '' : id)),
    ),
    '',
  );
}

/** The question that is answered, or whose replies are asked for; none for a question. */
export const parentId = idOrNone(questionIdPattern, 'There is no such question');

/** The comment after which a list goes on; none for its beginning. */
export const lastCommentId = idOrNone(commentIdPattern, 'There is no such comment');

/** Who is answered, of those in the thread; none for whoever asked. */
export const answeredUid = idOrNone(/^[\w-]{1,64}$/, 'There is no such member in this thread');

export const commentId = z
  .string({ error: 'There is no such comment' })
  .check(z.regex(commentIdPattern, { error: 'There is no such comment' }));

export const commentText = sentences(
  filled('Please enter a comment'),
  atMost(longestComment, 'A comment'),
  ofLines('A comment is written in letters, digits and signs'),
);
