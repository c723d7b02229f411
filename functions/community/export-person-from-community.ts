import { exportPersonFromCommunity } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordOpener, recordsOfPerson } from './personal-data/comment-records.ts';

export default operation(
  exportPersonFromCommunity,
  needs.exportPersonFromCommunity,
  ({ ownedBy, indexes, tables, sealer, audited }) => {
    const { 'community.byAuthor': byAuthor, 'community.byAnswered': byAnswered } = indexes;
    const find = recordsOfPerson({ ownedBy, byAuthor, byAnswered });
    return personExporter({ sealer, audited, find, open: recordOpener(tables.community, sealer) });
  },
);
