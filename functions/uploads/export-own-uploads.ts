import { exportOwnUploads } from '../../shared/contract/uploads.ts';
import { endpoint, limiting, provingMember, rowsOfMember } from '../platform/index.ts';
import { allUploads, openedUpload } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

/** All that the member who asks has uploaded. */
export default endpoint(
  exportOwnUploads,
  { uses: { limits: limiting(), caller: provingMember(), ownedBy: rowsOfMember([uploadsTable, 'Query']) } },
  ({ ownedBy }) => {
    const uploadsOf = allUploads(ownedBy);
    return async (_, { uid }) => {
      const records = await uploadsOf(uid);
      return { list: records.map((record) => ({ ...record, says: openedUpload(record) })) };
    };
  },
);
