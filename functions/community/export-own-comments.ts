import { exportOwnComments } from '../../shared/contract/community/comments.ts';
import { endpoint, index, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { ownRecords } from './personal-data/comment-records.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  exportOwnComments,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      community: rows(communityTable, 'GetItem'),
      ownedBy: rowsOfMember([communityTable, 'Query']),
      byAuthor: index(communityTable, 'byAuthor'),
      byAnswered: index(communityTable, 'byAnswered'),
      open: opening(),
    },
  },
  ({ ownedBy, byAuthor, byAnswered, community, open }) => {
    const records = ownRecords({ ownedBy, byAuthor, byAnswered }, community, { open });
    return async (_, { uid }) => ({ list: await records(uid) });
  },
);
