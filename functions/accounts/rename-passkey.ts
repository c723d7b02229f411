import { renamePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { needs } from './needs.ts';
import { passkeyRenamer } from './passkeys/passkey-keeper.ts';

export default endpoint(renamePasskey, needs.renamePasskey, ({ ownedBy, sealer }) => {
  const rename = passkeyRenamer(sealer);
  return async ({ id, name }, member) => {
    await rename(ownedBy(member).accounts, member.uid, id, name);
    return new Told({}, 'The passkey has another name now.');
  };
});
