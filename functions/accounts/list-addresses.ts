import { listAddresses } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { addressLister } from './addresses/address-book.ts';
import { needs } from './needs.ts';

export default endpoint(listAddresses, needs.listAddresses, ({ ownedBy, sealer }) => {
  const list = addressLister(sealer);
  return (request, member) => list(ownedBy(member).accounts, member.uid, request);
});
