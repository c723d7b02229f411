import { startPasskeySignIn } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { newSignInChallenge } from './passkeys/passkey-challenges.ts';
import { passkeyRequest } from './passkeys/passkey-options.ts';
import { relyingParty } from './passkeys/relying-party.ts';

export default endpoint(startPasskeySignIn, needs.startPasskeySignIn, ({ tables }) => async (_, __, viewer) => {
  const site = relyingParty(viewer);
  const { challenge, item } = newSignInChallenge(Date.now());
  await tables.codes.put(item);
  return passkeyRequest(challenge, site);
});
