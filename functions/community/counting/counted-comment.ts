import type { commentDeleted } from '../../../events/comment-deleted/event.ts';
import type { commentPosted } from '../../../events/comment-posted/event.ts';
import { placeOfComment, questionIdOf, timeOfComment } from '../../../shared/comment-id.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { countKey } from '../comments/comment-repository.ts';

export type Posted = DeliveryOf<typeof commentPosted>;
export type CommentDelivery = Posted | DeliveryOf<typeof commentDeleted>;

const isReply = (id: string) => placeOfComment(id).replied !== undefined;

/** What a comment that comes or goes adds: to the replies of its question, and to the figures of its UTC day where somebody wrote it. */
export function countedComment(delivery: CommentDelivery): Counted {
  const { commentId } = delivery.data;
  const amount = delivery.event === 'comment.posted.v1' ? 1 : -1;
  const replies = { key: countKey(questionIdOf(commentId)), attribute: 'replies', amount };
  const isWritten = delivery.event === 'comment.posted.v1' && !delivery.data.isRestored;
  const written = { counter: 'comments', of: isReply(commentId) ? 'reply' : 'question', labels: [], amount: 1 };
  return { ...counted(delivery, isWritten ? [written] : []), keptSums: isReply(commentId) ? [replies] : [] };
}

const hour = 60 * 60 * 1_000;

/** How long a question waits for its first answer, from the shortest on. */
export const waits = {
  hour: { most: hour, label: 'Within an hour' },
  day: { most: 24 * hour, label: 'Within a day' },
  week: { most: 7 * 24 * hour, label: 'Within a week' },
  later: { most: Number.POSITIVE_INFINITY, label: 'Later' },
} as const;

/** Milliseconds from a question to a reply. */
export function waitOf(replyId: string): number {
  return timeOfComment(replyId) - timeOfComment(questionIdOf(replyId));
}

/** What the first answer to a question adds, once for each question: of two that were first at the same moment, the one that is counted first. */
export function countedFirstAnswer({ data: { commentId }, occurredAt }: Posted): Counted {
  const [wait = 'later'] = Object.entries(waits).flatMap(([name, { most }]) =>
    waitOf(commentId) <= most ? [name] : [],
  );
  const question = questionIdOf(commentId);
  const increments = [{ counter: 'first-answers', of: wait, labels: [], amount: 1 }];
  return { ...counted({ id: question, occurredAt }, increments), row: { pk: 'answered', sk: question } };
}
