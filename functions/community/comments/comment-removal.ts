import { commentDeleted } from '../../../events/comment-deleted/event.ts';
import { placeOfComment, questionIdOf } from '../../../shared/comment-id.ts';
import type { Change } from '../../platform/tables/expressions.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transaction } from '../../platform/tables/transaction.ts';
import { commentKey, StoredComment, StoredQuestion } from './comment-repository.ts';

/** A comment that is shown, and the question in whose thread it is: itself, for a question. */
interface FoundComment {
  readonly comment: StoredComment;
  /** Absent where it was swept away under a reply, which nothing shows then. */
  readonly question?: StoredQuestion | undefined;
}

/** Finds a comment by its id; undefined for one that is not there, is hidden, or was deleted. */
export function commentFinder(table: Table<'GetItem'>) {
  return async (id: string): Promise<FoundComment | undefined> => {
    const isQuestion = placeOfComment(id).replied === undefined;
    const [row, questionRow] = await Promise.all([
      table.get(commentKey(id)),
      isQuestion ? undefined : table.get(commentKey(questionIdOf(id))),
    ]);
    // A question that was deleted has no member.
    if (row?.uid === undefined) return undefined;
    const comment = StoredComment.parse(row);
    const question = isQuestion ? StoredQuestion.parse(row) : questionRow && StoredQuestion.parse(questionRow);
    return { comment, question };
  };
}

type RemovalGrants = Only<{ UpdateItem: 'community'; DeleteItem: 'community'; emits: 'comment.deleted.v1' }>;

/** What a deletion leaves of a question: its place. */
const emptied = { set: { content: '', name: '', deleted: 1 }, remove: ['uid', 'month'] } as const satisfies Change;

/**
 * Takes a comment out: a reply goes, also from what is shown with its question; a question is emptied, and swept away by the consumer of its
 * event where it has no answers. The transaction fails under `changed` where somebody else was faster.
 */
export function takeOut(
  transaction: Transaction<RemovalGrants, 'changed'>,
  { comment: { id, uid }, question }: FoundComment,
  cause: 'member' | 'operator' | 'erasure',
): void {
  if (question?.id === id) transaction.update('community', commentKey(id), emptied, { uid }, 'changed');
  else {
    transaction.delete('community', commentKey(id), { uid }, 'changed');
    const oldest = question?.oldest.filter((reply) => reply.id !== id) ?? [];
    if (question && oldest.length < question.oldest.length) {
      const { revision } = question;
      const change = { set: { oldest, revision: revision + 1 } };
      transaction.update('community', commentKey(question.id), change, { revision }, 'changed');
    }
  }
  transaction.emit(commentDeleted, { commentId: id, cause });
}
