import { startAddingPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { passkeyStarter } from './passkeys/passkey-starter.ts';

export default endpoint(startAddingPasskey, needs.startAddingPasskey, ({ ownedBy, tables, sealer }) => {
  const start = passkeyStarter({ ownedBy, codes: tables.codes, sealer, now: Date.now });
  return ({ password }, { uid }, viewer) => start(uid, password, viewer);
});
