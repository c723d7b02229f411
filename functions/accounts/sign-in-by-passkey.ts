import { signInByPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { passkeySignIn } from './passkeys/passkey-sign-in.ts';
import { sessionOpener } from './sign-in/session-opener.ts';

export default endpoint(signInByPasskey, needs.signInByPasskey, ({ tables, sealer, transact }) => {
  const now = Date.now;
  const openSession = sessionOpener<never>({ sealer, transact, now });
  const signIn = passkeySignIn({ table: tables.accounts, codes: tables.codes, openSession, now });
  return ({ credential }, _, viewer) => signIn(credential, viewer);
});
