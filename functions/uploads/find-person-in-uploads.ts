import { findPersonInUploads } from '../../shared/contract/uploads.ts';
import { hashing, operation, rowsOfMember } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

export default operation(
  findPersonInUploads,
  { uses: { ownedBy: rowsOfMember([uploadsTable, 'Query']), lookupHash: hashing() } },
  ({ ownedBy, lookupHash }) => personFinder({ sealer: { lookupHash }, find: uploadsOfPerson(ownedBy) }),
);
