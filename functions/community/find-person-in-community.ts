import { findPersonInCommunity } from '../../shared/contract/community/desk.ts';
import { hashing, index, operation, rowsOfMember } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { recordsOfPerson } from './personal-data/comment-records.ts';
import { communityTable } from './tables.ts';

export default operation(
  findPersonInCommunity,
  {
    uses: {
      ownedBy: rowsOfMember([communityTable, 'Query']),
      byAuthor: index(communityTable, 'byAuthor'),
      byAnswered: index(communityTable, 'byAnswered'),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, byAuthor, byAnswered, lookupHash }) =>
    personFinder({ sealer: { lookupHash }, find: recordsOfPerson({ ownedBy, byAuthor, byAnswered }) }),
);
