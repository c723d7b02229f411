import { startPasskeySignIn } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, limiting, rows } from '../platform/index.ts';
import { newSignInChallenge } from './passkeys/passkey-challenges.ts';
import { passkeyRequest } from './passkeys/passkey-options.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { codesTable } from './tables.ts';

export default endpoint(
  startPasskeySignIn,
  { uses: { limits: limiting(), codes: rows(codesTable, 'PutItem') } },
  ({ codes }) =>
    async (_, __, viewer) => {
      const site = relyingParty(viewer);
      const { challenge, item } = newSignInChallenge(Date.now());
      await codes.put(item);
      return passkeyRequest(challenge, site);
    },
);
