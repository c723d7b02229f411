import { placeOfComment, questionIdOf } from '../../../shared/comment-id.ts';
import { noSuchQuestion } from '../../../shared/contract/absences.ts';
import type { Comment } from '../../../shared/contract/comment-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { LessonCheck } from '../lessons.ts';
import {
  commentKey,
  questionOf,
  questionsOf,
  readLessonItem,
  replyOf,
  StoredComment,
  type StoredQuestion,
  threadOf,
} from './comment-repository.ts';

/** Questions, or replies, of a page. */
const pageSize = 10;

interface Lister {
  readonly community: Table<'GetItem' | 'Query'>;
  readonly checkLesson: LessonCheck;
}

interface Asked {
  readonly course_id: string;
  readonly dir_id: string;
  readonly pid: string;
  readonly last_comment_id: string;
}

/**
 * Lists the questions of a lesson, or the replies of one of them, ten at a time (product-rules.md#comments).
 * @throws Refusal for what is not there, and −1 for replies that nobody asks for who is signed in
 */
export function commentLister({ community, checkLesson }: Lister) {
  const questions = questionLister(community);
  const replies = replyLister(community);
  return async (asked: Asked, viewer: string | undefined): Promise<Comment[]> => {
    if (asked.pid !== '') {
      if (viewer === undefined) throw new Refusal('Please sign in', -1);
      return replies(asked, viewer);
    }
    const [list] = await Promise.all([questions(asked, viewer), checkLesson(asked.course_id, asked.dir_id)]);
    return list;
  };
}

/** The questions of a lesson after one of them, the newest first: one query, as their counts and oldest replies come with them. */
function questionLister(community: Table<'Query'>) {
  return async ({ course_id, dir_id, last_comment_id }: Asked, viewer: string | undefined): Promise<Comment[]> => {
    const last = last_comment_id === '' ? undefined : placeOfComment(last_comment_id);
    if (last && (last.course !== course_id || last.lesson !== dir_id)) throw noSuchQuestion();
    const { pk, between } = questionsOf(course_id, dir_id, last?.asked);
    const counts = new Map<string, number>();
    const list: Comment[] = [];
    // A count comes right before its question.
    for await (const items of community.queryPages(pk, { between, newestFirst: true, limit: 2 * pageSize + 2 }))
      for (const item of items) {
        const read = readLessonItem(item);
        if ('counted' in read) counts.set(read.counted, read.replies);
        else if (item.sk !== last?.asked) {
          const replies = counts.get(String(item.sk)) ?? 0;
          if (isShown(read.question, replies)) list.push(questionOf(read.question, replies, viewer));
          if (list.length === pageSize) return list;
        }
      }
    return list;
  };
}

/** A deleted question stands there for its answers. */
function isShown({ deleted, oldest }: StoredQuestion, replies: number): boolean {
  return deleted !== 1 || replies > 0 || oldest.length > 0;
}

/** The replies of a question after one of them, the oldest first. */
function replyLister(community: Table<'GetItem' | 'Query'>) {
  return async ({ course_id, dir_id, pid, last_comment_id }: Asked, viewer: string): Promise<Comment[]> => {
    const { course, lesson } = placeOfComment(pid);
    const isOfThread = last_comment_id === '' || questionIdOf(last_comment_id) === pid;
    if (course !== course_id || lesson !== dir_id || !isOfThread) throw noSuchQuestion();
    const last = last_comment_id === '' ? undefined : placeOfComment(last_comment_id).replied;
    const { pk, between } = threadOf(pid, last);
    const [question, { items }] = await Promise.all([
      community.get(commentKey(pid)),
      community.query(pk, { between, limit: pageSize + 1 }),
    ]);
    if (!question) throw noSuchQuestion();
    return items
      .filter(({ sk }) => sk !== last)
      .slice(0, pageSize)
      .map((item) => replyOf(StoredComment.parse(item), viewer));
  };
}
