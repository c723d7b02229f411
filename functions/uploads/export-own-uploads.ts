import { exportOwnUploads } from '../../shared/contract/uploads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { ownUploads } from './erasure/uploads-of-member.ts';
import { needs } from './needs.ts';

export default endpoint(exportOwnUploads, needs.exportOwnUploads, ({ ownedBy }) => {
  const list = ownUploads(ownedBy);
  return async (_, { uid }) => ({ list: await list(uid) });
});
