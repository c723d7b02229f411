import { addPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { needs } from './needs.ts';
import { passkeyAdder } from './passkeys/passkey-adder.ts';

export default endpoint(addPasskey, needs.addPasskey, ({ ownedBy, sealer, transact }) => {
  const add = passkeyAdder({ ownedBy, sealer, transact, now: Date.now });
  return async ({ name, credential }, { uid }, viewer) =>
    new Told(await add(uid, { name, credential }, viewer), 'The passkey is added. It signs you in from now on.');
});
