import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { erasePersonFromCommunity } from '../../shared/contract/community/desk.ts';
import { auditing, hashing, index, operation, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { recordsOfPerson } from './personal-data/comment-records.ts';
import { recordEraser } from './personal-data/record-eraser.ts';
import { communityTable } from './tables.ts';

export default operation(
  erasePersonFromCommunity,
  {
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
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ community, ownedBy, transact, audited, byAuthor, byAnswered, lookupHash }) => {
    const find = recordsOfPerson({ ownedBy, byAuthor, byAnswered });
    const erase = recordEraser({ community, ownedBy, transact });
    return personEraser({ sealer: { lookupHash }, audited, find, erase });
  },
);
