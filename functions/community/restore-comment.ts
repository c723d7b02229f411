import { commentPosted } from '../../events/comment-posted/event.ts';
import { restoreComment } from '../../shared/contract/community/desk.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { commentRestorer } from './desk/comment-desk.ts';
import { communityTable } from './tables.ts';

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
  ({ audited, community }) => commentRestorer({ community, audited }),
);
