import { erasePersonFromCommunity } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordsOfPerson } from './personal-data/comment-records.ts';
import { recordEraser } from './personal-data/record-eraser.ts';

export default operation(
  erasePersonFromCommunity,
  needs.erasePersonFromCommunity,
  ({ tables: { community }, indexes, ownedBy, transact, sealer, audited }) => {
    const { 'community.byAuthor': byAuthor, 'community.byAnswered': byAnswered } = indexes;
    const find = recordsOfPerson({ ownedBy, byAuthor, byAnswered });
    return personEraser({ sealer, audited, find, erase: recordEraser({ community, ownedBy, transact }) });
  },
);
