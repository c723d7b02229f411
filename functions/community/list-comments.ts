import { placeOfComment, questionIdOf } from '../../shared/comment-id.ts';
import { noSuchQuestion } from '../../shared/contract/absences.ts';
import type { Comment } from '../../shared/contract/comment-schemas.ts';
import { listComments } from '../../shared/contract/community/comments.ts';
import type { RequestOf } from '../../shared/contract/endpoint.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, provingMember, rows } from '../platform/index.ts';
import type { Table } from '../platform/tables/table.ts';
import {
  commentKey,
  questionOf,
  questionsOf,
  readLessonItem,
  replyOf,
  StoredComment,
  type StoredQuestion,
  threadOf,
} from './comments/comment-repository.ts';
import { lessonCheck } from './lessons.ts';
import { communityTable } from './tables.ts';

/** Questions, or replies, of a page. */
const pageSize = 10;

type Asked = RequestOf<typeof listComments>;

/** Lists the questions of a lesson, or to members the replies of one of them, ten at a time (product-rules.md#comments). */
export default endpoint(
  listComments,
  {
    uses: {
      caller: provingMember(),
      community: rows(communityTable, 'GetItem', 'Query'),
      content: rows(contentTable, 'GetItem'),
    },
  },
  ({ community, content }) => {
    const checkLesson = lessonCheck(content);
    return async (asked, member) => {
      if (asked.pid !== '') {
        if (!member) throw new Refusal('Please sign in', -1);
        return repliesAfter(community, asked, member.uid);
      }
      const [list] = await Promise.all([
        questionsAfter(community, asked, member?.uid),
        checkLesson(asked.course_id, asked.dir_id),
      ]);
      return list;
    };
  },
);

/** The questions of a lesson after one of them, the newest first: one query, as their counts and oldest replies come with them. */
async function questionsAfter(
  community: Table<'Query'>,
  { course_id, dir_id, last_comment_id }: Asked,
  viewer: string | undefined,
): Promise<Comment[]> {
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
}

/** A deleted question stands there for its answers. */
function isShown({ deleted, oldest }: StoredQuestion, replies: number): boolean {
  return deleted !== 1 || replies > 0 || oldest.length > 0;
}

/** The replies of a question after one of them, the oldest first. */
async function repliesAfter(
  community: Table<'GetItem' | 'Query'>,
  { course_id, dir_id, pid, last_comment_id }: Asked,
  viewer: string,
): Promise<Comment[]> {
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
}
