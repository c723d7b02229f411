import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, index, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { allRecords } from './personal-data/comment-records.ts';
import { recordEraser } from './personal-data/record-eraser.ts';
import { communityTable } from './tables.ts';

/** Erases all that is kept of a member who is erased. Idempotency key: none is needed, as erasing again erases nothing more and goes on where it broke off. */
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
    const recordsOf = allRecords({ ownedBy, byAuthor, byAnswered });
    const erase = recordEraser({ community, ownedBy, transact });
    return eachDelivery(async ({ data }) => {
      for await (const record of recordsOf(data.uid)) await erase(record);
    });
  },
);
