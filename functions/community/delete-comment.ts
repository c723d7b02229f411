import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { noSuchComment } from '../../shared/contract/absences.ts';
import { deleteComment } from '../../shared/contract/community/comments.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, provingMember, rows, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { commentFinder, takeOut } from './comments/comment-removal.ts';
import * as lines from './log-lines.ts';
import { communityTable } from './tables.ts';

/** Deletes a comment of the member who asks; somebody else's is not there for them. */
export default endpoint(
  deleteComment,
  {
    uses: {
      caller: provingMember(),
      community: rows(communityTable, 'GetItem'),
      transact: transaction({
        in: [[communityTable, 'UpdateItem', 'DeleteItem']],
        announces: [commentDeleted],
        outbox: communityTable,
      }),
    },
  },
  ({ transact, community }) => {
    const find = commentFinder(community);
    return ({ comment_id }, { uid }) =>
      untilUncontended(async () => {
        const found = await find(comment_id);
        if (found?.comment.uid !== uid) throw noSuchComment();
        const outcome = await transact<'changed'>((transaction) => takeOut(transaction, found, 'member'));
        if (outcome === 'changed') return contended;
        log(lines.commentDeleted, { cause: 'member' }, { Announced: 1 });
        return new Told({}, 'Successfully delete');
      });
  },
);
