import { deleteAccount } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { accountLeaver } from './members/account-leaver.ts';
import { needs } from './needs.ts';

export default endpoint(deleteAccount, needs.deleteAccount, ({ ownedBy, sealer, transact }) => {
  const leave = accountLeaver({ ownedBy, sealer, transact, now: Date.now });
  return async ({ password }, { uid }) => {
    const erased_on = await leave(uid, password);
    return new Told({ erased_on }, 'Your account will be deleted in a week. Sign in before to keep it.');
  };
});
