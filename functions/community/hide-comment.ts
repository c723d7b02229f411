import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { hideComment } from '../../shared/contract/community/desk.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { commentFinder } from './comments/comment-removal.ts';
import { commentHider } from './desk/comment-desk.ts';
import { communityTable } from './tables.ts';

export default operation(
  hideComment,
  {
    uses: {
      community: rows(communityTable, 'GetItem'),
      audited: auditing({
        in: [[communityTable, 'PutItem', 'UpdateItem', 'DeleteItem']],
        announces: [commentDeleted],
        outbox: communityTable,
      }),
    },
  },
  ({ audited, community }) => commentHider({ find: commentFinder(community), audited }),
);
