import { listPasskeys } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { passkeyLister } from './passkeys/passkey-repository.ts';

export default endpoint(listPasskeys, needs.listPasskeys, ({ ownedBy, sealer }) => {
  const list = passkeyLister(sealer);
  return async (_, member) => ({ list: await list(ownedBy(member).accounts, member.uid) });
});
