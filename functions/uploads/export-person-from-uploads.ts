import { exportPersonFromUploads } from '../../shared/contract/uploads.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
