import { erasePersonFromUploads } from '../../shared/contract/uploads.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { objects } from '../platform/buckets/buckets.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
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
