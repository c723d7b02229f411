import { exportOwnUploads } from '../../shared/contract/uploads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
