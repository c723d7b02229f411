import { exportOwnUploads } from '../../shared/contract/uploads.ts';
import { endpoint, limiting, provingMember, rowsOfMember } from '../platform/index.ts';
import { ownUploads } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

export default endpoint(
  exportOwnUploads,
  { uses: { limits: limiting(), caller: provingMember(), ownedBy: rowsOfMember([uploadsTable, 'Query']) } },
  ({ ownedBy }) => {
    const list = ownUploads(ownedBy);
    return async (_, { uid }) => ({ list: await list(uid) });
  },
);
