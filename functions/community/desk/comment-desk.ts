import { commentPosted } from '../../../events/comment-posted/event.ts';
import { placeOfComment, questionIdOf } from '../../../shared/comment-id.ts';
import { noSuchComment } from '../../../shared/contract/absences.ts';
import type { CommentFacts } from '../../../shared/contract/comment-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { type commentFinder, takeOut } from '../comments/comment-removal.ts';
import {
  commentKey,
  commentRow,
  hiddenKey,
  hiddenPartition,
  hiddenRow,
  monthOf,
  StoredComment,
} from '../comments/comment-repository.ts';
import * as lines from '../log-lines.ts';

interface Asked {
  readonly id: string;
  readonly operator: string;
}

/** A comment as operators see it. */
function factsOf({ id, uid, name, content, postedAt }: StoredComment, state: CommentFacts['state']): CommentFacts {
  return { id, member: uid, name, at: postedAt, content, state };
}

/** What an index lists, shown or hidden. */
export function listedFacts(item: Item): CommentFacts {
  const comment = StoredComment.parse({ toName: '', ...item });
  return factsOf(comment, item.pk === hiddenPartition ? 'hidden' : 'shown');
}

interface Hider {
  readonly find: ReturnType<typeof commentFinder>;
  readonly audited: Audited<
    Only<{ PutItem: 'community'; UpdateItem: 'community'; DeleteItem: 'community'; emits: 'comment.deleted.v1' }>
  >;
}

/** Takes a comment out and keeps what it says, so that it can come back. @throws Refusal where none is shown under this id */
export function commentHider({ find, audited }: Hider) {
  return ({ id, operator }: Asked): Promise<CommentFacts> =>
    untilUncontended(async () => {
      const found = await find(id);
      if (!found) throw noSuchComment();
      const outcome = await audited<'changed'>({ operator, subject: id }, (transaction) => {
        takeOut(transaction, found, 'operator');
        transaction.put('community', hiddenRow(found.comment), 'absent', 'changed');
      });
      if (outcome === 'changed') return contended;
      log(lines.commentDeleted, { cause: 'operator' }, { Announced: 1 });
      return factsOf(found.comment, 'hidden');
    });
}

interface Restorer {
  readonly community: Table<'GetItem'>;
  readonly audited: Audited<
    Only<{
      PutItem: 'community';
      UpdateItem: 'community';
      DeleteItem: 'community';
      ConditionCheckItem: 'community';
      emits: 'comment.posted.v1';
    }>
  >;
}

/**
 * Shows a hidden comment again where it stood.
 * @throws Refusal where none is hidden under this id, and for a reply whose question is gone
 */
export function commentRestorer({ community, audited }: Restorer) {
  return ({ id, operator }: Asked): Promise<CommentFacts> =>
    untilUncontended(async () => {
      const row = await community.get(hiddenKey(id));
      if (!row) throw new Refusal('There is no hidden comment with this id');
      const comment = StoredComment.parse(row);
      const isReply = placeOfComment(id).replied !== undefined;
      const question = await community.get(commentKey(questionIdOf(id)));
      if (isReply && !question) throw new Refusal('Its question is no longer there');
      const outcome = await audited<'changed'>({ operator, subject: id }, (transaction) => {
        transaction.delete('community', hiddenKey(id), 'present', 'changed');
        if (isReply) transaction.check('community', commentKey(questionIdOf(id)), 'present', 'changed');
        if (question && !isReply) {
          const { uid, name, content, postedAt } = comment;
          const change = { set: { uid, name, content, month: monthOf(postedAt) }, remove: ['deleted'] };
          transaction.update('community', commentKey(id), change, { deleted: 1 }, 'changed');
        } else transaction.put('community', commentRow(comment), 'absent', 'changed');
        const told = { answeredUid: '', isFirstAnswer: false, isRestored: true };
        transaction.emit(commentPosted, { commentId: id, uid: comment.uid, ...told });
      });
      if (outcome === 'changed') return contended;
      log(lines.commentRestored, {}, { Announced: 1 });
      return factsOf(comment, 'shown');
    });
}
