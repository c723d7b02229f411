import { findPersonInCommunity } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordsOfPerson } from './personal-data/comment-records.ts';

export default operation(findPersonInCommunity, needs.findPersonInCommunity, ({ ownedBy, indexes, sealer }) => {
  const { 'community.byAuthor': byAuthor, 'community.byAnswered': byAnswered } = indexes;
  return personFinder({ sealer, find: recordsOfPerson({ ownedBy, byAuthor, byAnswered }) });
});
