import { setDefaultAddress } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { addressWriter } from './addresses/address-book.ts';
import { needs } from './needs.ts';

export default endpoint(setDefaultAddress, needs.setDefaultAddress, ({ ownedBy, sealer, transact }) => {
  const write = addressWriter({ sealer, transact });
  return async ({ id }, member) => {
    await write(ownedBy(member).accounts, member.uid).makeDefault(id);
    return {};
  };
});
