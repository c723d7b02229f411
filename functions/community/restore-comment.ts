import { commentPosted } from '../../events/comment-posted/event.ts';
import { placeOfComment, questionIdOf } from '../../shared/comment-id.ts';
import { restoreComment } from '../../shared/contract/community/desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { commentKey, commentRow, factsOf, hiddenKey, monthOf, StoredComment } from './comments/comment-repository.ts';
import * as lines from './log-lines.ts';
import { communityTable } from './tables.ts';

/** Shows a hidden comment again where it stood. */
export default operation(
  restoreComment,
  {
    uses: {
      community: rows(communityTable, 'GetItem'),
      audited: auditing({
        in: [[communityTable, 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']],
        announces: [commentPosted],
        outbox: communityTable,
      }),
    },
  },
  ({ audited, community }) =>
    ({ id, operator }) =>
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
      }),
);
