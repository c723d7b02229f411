import { exportOwnComments } from '../../shared/contract/community/comments.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { ownRecords } from './personal-data/comment-records.ts';

export default endpoint(exportOwnComments, needs.exportOwnComments, ({ ownedBy, indexes, tables, sealer }) => {
  const { 'community.byAuthor': byAuthor, 'community.byAnswered': byAnswered } = indexes;
  const records = ownRecords({ ownedBy, byAuthor, byAnswered }, tables.community, sealer);
  return async (_, { uid }) => ({ list: await records(uid) });
});
