import { addAddress } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { addressWriter } from './addresses/address-book.ts';
import { needs } from './needs.ts';

export default endpoint(addAddress, needs.addAddress, ({ ownedBy, sealer, transact }) => {
  const write = addressWriter({ sealer, transact });
  return ({ id, request_id: requestId, name, phone, addr }, member) => {
    const { add, replace } = write(ownedBy(member).accounts, member.uid);
    return id === undefined ? add({ name, phone, addr }, requestId) : replace({ name, phone, addr }, id);
  };
});
