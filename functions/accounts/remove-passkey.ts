import { removePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { passkeyRemover } from './passkeys/passkey-keeper.ts';

export default endpoint(removePasskey, needs.removePasskey, ({ ownedBy, sealer, transact }) => {
  const remove = passkeyRemover({ ownedBy, sealer, transact });
  return async ({ id }, { uid }) => {
    await remove(uid, id);
    return {};
  };
});
