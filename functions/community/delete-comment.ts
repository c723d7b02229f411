import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { deleteComment } from '../../shared/contract/community/comments.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, provingMember, rows, transaction } from '../platform/index.ts';
import { commentDeleter, commentFinder } from './comments/comment-removal.ts';
import { communityTable } from './tables.ts';

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
    const erase = commentDeleter({ find: commentFinder(community), transact });
    return async ({ comment_id }, { uid }) => {
      await erase(comment_id, uid);
      return new Told({}, 'Successfully delete');
    };
  },
);
