import { exportPersonFromUploads } from '../../shared/contract/uploads.ts';
import { auditing, hashing, operation, rowsOfMember } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { openedUpload, uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

export default operation(
  exportPersonFromUploads,
  { uses: { ownedBy: rowsOfMember([uploadsTable, 'Query']), lookupHash: hashing(), audited: auditing({}) } },
  ({ ownedBy, audited, lookupHash }) =>
    personExporter({
      sealer: { lookupHash },
      audited,
      find: uploadsOfPerson(ownedBy),
      open: async (record) => openedUpload(record),
    }),
);
