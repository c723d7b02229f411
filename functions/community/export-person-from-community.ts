import { exportPersonFromCommunity } from '../../shared/contract/community/desk.ts';
import { auditing, hashing, index, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { recordOpener, recordsOfPerson } from './personal-data/comment-records.ts';
import { communityTable } from './tables.ts';

export default operation(
  exportPersonFromCommunity,
  {
    uses: {
      community: rows(communityTable, 'GetItem'),
      ownedBy: rowsOfMember([communityTable, 'Query']),
      byAuthor: index(communityTable, 'byAuthor'),
      byAnswered: index(communityTable, 'byAnswered'),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ ownedBy, audited, byAuthor, byAnswered, community, open, lookupHash }) => {
    const find = recordsOfPerson({ ownedBy, byAuthor, byAnswered });
    return personExporter({ sealer: { lookupHash }, audited, find, open: recordOpener(community, open) });
  },
);
