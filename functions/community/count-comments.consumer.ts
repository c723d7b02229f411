import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { questionIdOf } from '../../shared/comment-id.ts';
import { consumer, counting, rows } from '../platform/index.ts';
import { log, logError } from '../platform/logging/log.ts';
import { countingFailed } from '../platform/logging/platform-lines.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import type { Table } from '../platform/tables/table.ts';
import {
  commentKey,
  countKey,
  StoredComment,
  StoredQuestion,
  shownReplies,
  threadOf,
} from './comments/comment-repository.ts';
import {
  type CommentDelivery,
  countedComment,
  countedFirstAnswer,
  type Posted,
  waitOf,
} from './counting/counted-comment.ts';
import * as lines from './log-lines.ts';
import { communityTable } from './tables.ts';

/**
 * Counts comments, each event once: the replies of their question, and the figures. Then each thread that they are in is brought to what it is by now: its question
 * shows the oldest replies, and goes where it was deleted and nobody's answers are left. That is looked up and not added up, so it may be done any number of times.
 * Idempotency key: the event's id; of a first answer, the question.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [commentPosted, commentDeleted],
    // What comes within a second is counted together, each question and each figure once.
    batch: { size: 100, windowSeconds: 1 },
    userImpact: 'Questions show neither new answers nor how many there are, and are missing from the figures.',
    uses: {
      community: rows(communityTable, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem'),
      count: counting(communityTable),
    },
  },
  ({ count, community }) => {
    const countAll = count(countedComment);
    const countFirst = count(countedFirstAnswer);
    const tend = threadTender(community);
    return async (deliveries) => {
      const failed = new Set<CommentDelivery>(await countAll(deliveries));
      const first = deliveries.filter(isFirstAnswer);
      for (const one of first.length > 0 ? await countFirst(first) : []) failed.add(one);
      for (const { data } of first.filter((one) => !failed.has(one)))
        log(lines.questionAnswered, {}, { FirstAnswerMinutes: Math.round(waitOf(data.commentId) / 60_000) });
      const threads = Map.groupBy(deliveries, ({ data: { commentId } }) => questionIdOf(commentId));
      for (const [question, of] of threads) {
        try {
          await tend(question);
        } catch (error) {
          logError(countingFailed, error, { events: of.length });
          for (const one of of) failed.add(one);
        }
      }
      return [...failed];
    };
  },
);

function isFirstAnswer(delivery: CommentDelivery): delivery is Posted {
  return delivery.event === 'comment.posted.v1' && delivery.data.isFirstAnswer && !delivery.data.isRestored;
}

/** Brings a question to what its thread is: two reads, and a write only where something of what it shows has changed. */
function threadTender(community: Table<'GetItem' | 'Query' | 'UpdateItem' | 'DeleteItem'>) {
  return (questionId: string): Promise<void> =>
    untilUncontended(async () => {
      const row = await community.get(commentKey(questionId));
      if (!row) return undefined;
      const { deleted, oldest, revision } = StoredQuestion.parse(row);
      const { pk, between } = threadOf(questionId);
      const { items } = await community.query(pk, { between, limit: shownReplies });
      const replies = items.map((item) => StoredComment.parse(item));
      if (deleted === 1 && replies.length === 0) {
        // Nobody answers a question that is deleted, so the thread stays empty; an operator may have shown the question again.
        if (!(await community.delete(commentKey(questionId), { deleted: 1, revision }))) return contended;
        await community.delete(countKey(questionId));
        return undefined;
      }
      if (JSON.stringify(replies) === JSON.stringify(oldest)) return undefined;
      const set = { oldest: replies, revision: revision + 1 };
      return (await community.update(commentKey(questionId), { set }, { revision })) ? undefined : contended;
    });
}
