import { erasePersonFromUploads } from '../../shared/contract/uploads.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { uploadEraser, uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { needs } from './needs.ts';

export default operation(
  erasePersonFromUploads,
  needs.erasePersonFromUploads,
  ({ ownedBy, tables, buckets, sealer, audited }) =>
    personEraser({
      sealer,
      audited,
      find: uploadsOfPerson(ownedBy),
      erase: uploadEraser({ uploads: tables.uploads, bucket: buckets.uploads }),
    }),
);
