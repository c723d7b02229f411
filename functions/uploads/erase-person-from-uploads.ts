import { erasePersonFromUploads } from '../../shared/contract/uploads.ts';
import { auditing, hashing, objects, operation, rows, rowsOfMember } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { uploadEraser, uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

export default operation(
  erasePersonFromUploads,
  {
    uses: {
      uploads: rows(uploadsTable, 'DeleteItem'),
      ownedBy: rowsOfMember([uploadsTable, 'Query']),
      lookupHash: hashing(),
      bucket: objects('uploads', { 'quarantine/': ['DeleteObject'], 'uploaded/': ['DeleteObject'] }),
      audited: auditing({}),
    },
  },
  ({ ownedBy, bucket, audited, uploads, lookupHash }) =>
    personEraser({
      sealer: { lookupHash },
      audited,
      find: uploadsOfPerson(ownedBy),
      erase: uploadEraser({ uploads, bucket }),
    }),
);
