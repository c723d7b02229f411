import * as z from 'zod/mini';
import { placeOfComment, questionIdOf } from '../../../shared/comment-id.ts';
import type { Comment, CommentFacts, Reply } from '../../../shared/contract/comment-schemas.ts';
import type { Item, Key } from '../../platform/tables/item.ts';
import type { SortKeys } from '../../platform/tables/pages.ts';

/**
 * Comments, in the community table. Ids say where they stand (`shared/comment-id.ts`), so that one is found by its id alone. What people call themselves, and what they
 * write, is for everybody to read, and so is not sealed.
 *
 * | item     | pk                         | sk                  | attributes                                                  |
 * |----------|----------------------------|---------------------|-------------------------------------------------------------|
 * | question | `lesson#<course>#<lesson>` | its moment          | as `StoredQuestion`                                         |
 * | count    | `lesson#<course>#<lesson>` | `<moment>#replies`  | `replies` of the question before it                         |
 * | reply    | `thread#<question>`        | its moment          | as `StoredComment`                                          |
 * | hidden   | `hidden`                   | the comment's id    | as `StoredComment`: what an operator has taken out          |
 *
 * So the first page of a lesson is one query, as each question has its oldest replies with it, and a page of a thread is one query, however long the thread is.
 * A question that was deleted while there are answers keeps its row, without a member, a name and a text. Index `byAuthor` lists the comments of a
 * member by their ids, `byMonth` those of a month in the order in which they came, `byAnswered` the replies that name a member.
 */
const lessonPartition = (course: string, lesson: string) => `lesson#${course}#${lesson}`;
const threadPartition = (questionId: string) => `thread#${questionId}`;
export const hiddenPartition = 'hidden';
const countMark = '#replies';

/** Where a comment is while it is shown. */
export function commentKey(id: string): Key {
  const { course, lesson, asked, replied } = placeOfComment(id);
  if (replied === undefined) return { pk: lessonPartition(course, lesson), sk: asked };
  return { pk: threadPartition(questionIdOf(id)), sk: replied };
}

/** Where it is while an operator has taken it out. */
export function hiddenKey(id: string): Key {
  return { pk: hiddenPartition, sk: id };
}

/** Where the replies of a question are counted. */
export function countKey(questionId: string): Key {
  const { pk, sk } = commentKey(questionId);
  return { pk, sk: `${sk}${countMark}` };
}

/** Below every moment: DynamoDB takes no empty key. */
const lowest = '0';

/** All replies of a question, the oldest first. */
export function threadOf(questionId: string, after = lowest): { readonly pk: string; readonly between: SortKeys } {
  return { pk: threadPartition(questionId), between: [after, '~'] };
}

/** The questions of a lesson with their counts, up to a moment. */
export function questionsOf(
  course: string,
  lesson: string,
  upTo = '~',
): { readonly pk: string; readonly between: SortKeys } {
  return { pk: lessonPartition(course, lesson), between: [lowest, upTo] };
}

/** The month that a time (ISO 8601, UTC) belongs to, `2026-11`. */
export const monthOf = (time: string) => time.slice(0, 7);

export const StoredComment = z.object({
  id: z.string(),
  uid: z.string(),
  /** What its member was called when it was written. */
  name: z.string(),
  content: z.string(),
  /** ISO 8601, UTC. */
  postedAt: z.iso.datetime(),
  /** Whom a reply names, and what they were called; absent and '' where it names nobody. */
  toUid: z.optional(z.string()),
  toName: z.string(),
});
export type StoredComment = z.output<typeof StoredComment>;

export const StoredQuestion = z.extend(z.partial(StoredComment, { uid: true }), {
  /** Whether it was deleted, and stands there for its answers alone. */
  deleted: z.optional(z.literal(1)),
  /** Its oldest replies, as the consumer of its events keeps them. */
  oldest: z.array(StoredComment),
  /** Raised with each change of its oldest replies. */
  revision: z.int(),
});
export type StoredQuestion = z.output<typeof StoredQuestion>;

/** Replies that are shown with a question. */
export const shownReplies = 3;

/** The row of a comment that nobody has answered. */
export function commentRow(comment: StoredComment): Item & Key {
  const isQuestion = placeOfComment(comment.id).replied === undefined;
  const row = { ...commentKey(comment.id), ...comment, month: monthOf(comment.postedAt) };
  return isQuestion ? { ...row, oldest: [], revision: 0 } : row;
}

/** The row of a comment that an operator takes out. */
export function hiddenRow(comment: StoredComment): Item & Key {
  return { ...comment, ...hiddenKey(comment.id), month: monthOf(comment.postedAt) };
}

const CountItem = z.object({ sk: z.string().check(z.endsWith(countMark)), replies: z.int() });

/** What an item of a lesson is: a question, or the count of one by its moment. */
export function readLessonItem(item: Item): { question: StoredQuestion } | { counted: string; replies: number } {
  const count = z.safeParse(CountItem, item);
  if (!count.success) return { question: StoredQuestion.parse(item) };
  return { counted: count.data.sk.slice(0, -countMark.length), replies: count.data.replies };
}

/** A reply as whoever asks sees it. */
export function replyOf(comment: StoredComment, viewer: string | undefined): Reply {
  return { ...shownFields(comment, viewer), comment: [], comment_num: 0 };
}

/** A question as whoever asks sees it. */
export function questionOf(question: StoredQuestion, replies: number, viewer: string | undefined): Comment {
  const comment = question.oldest.map((reply) => replyOf(reply, viewer));
  // What the consumer has not counted yet may be shown already.
  return { ...shownFields(question, viewer), comment, comment_num: Math.max(replies, comment.length) };
}

function shownFields(
  { id, uid = '', name, content, postedAt, toName, ...rest }: StoredComment | StoredQuestion,
  viewer: string | undefined,
) {
  const isDeleted = 'deleted' in rest && rest.deleted === 1;
  return {
    id,
    uname: name,
    uid,
    create_time: postedAt,
    content,
    btn_del: uid !== '' && uid === viewer ? 1 : 0,
    to_name: toName,
    deleted: isDeleted ? 1 : 0,
  } as const;
}

/** A comment as operators see it. */
export function factsOf(
  { id, uid, name, content, postedAt }: StoredComment,
  state: CommentFacts['state'],
): CommentFacts {
  return { id, member: uid, name, at: postedAt, content, state };
}

/** What an index lists, as operators see it: shown or hidden. */
export function listedFacts(item: Item): CommentFacts {
  const comment = StoredComment.parse({ toName: '', ...item });
  return factsOf(comment, item.pk === hiddenPartition ? 'hidden' : 'shown');
}
