import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, index, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { memberEraser } from './personal-data/record-eraser.ts';
import { communityTable } from './tables.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberErased],
    userImpact:
      'Comments of people whose account is erased still say who wrote them, and their messages are still kept.',
    uses: {
      community: rows(communityTable, 'GetItem', 'UpdateItem', 'DeleteItem'),
      ownedBy: rowsOfMember([communityTable, 'Query', 'DeleteItem']),
      byAuthor: index(communityTable, 'byAuthor'),
      byAnswered: index(communityTable, 'byAnswered'),
      transact: transaction({
        in: [[communityTable, 'UpdateItem', 'DeleteItem']],

        announces: [commentDeleted],
        outbox: communityTable,
      }),
    },
  },
  ({ community, ownedBy, transact, byAuthor, byAnswered }) => {
    const erase = memberEraser({ reader: { ownedBy, byAuthor, byAnswered }, community, ownedBy, transact });
    return eachDelivery(({ data }) => erase(data.uid));
  },
);
