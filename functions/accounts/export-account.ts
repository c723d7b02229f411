import { exportAccount } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { ownRecords } from './members/own-records.ts';
import { needs } from './needs.ts';

export default endpoint(exportAccount, needs.exportAccount, ({ ownedBy, sealer }) => {
  const records = ownRecords({ ownedBy, sealer });
  return async (_, { uid }) => ({ exported_at: new Date().toISOString(), list: await records(uid) });
});
