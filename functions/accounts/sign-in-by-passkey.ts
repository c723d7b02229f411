import { signInByPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, limiting, opening, rows, sessionsTable, transaction } from '../platform/index.ts';
import { passkeySignIn } from './passkeys/passkey-sign-in.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  signInByPasskey,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'DeleteItem'),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem'],

          [sessionsTable, 'PutItem'],
        ],
      }),
      open: opening(),
    },
  },
  ({ transact, accounts, codes, open }) => {
    const now = Date.now;
    const openSession = sessionOpener<never>({ sealer: { open }, transact, now });
    const signIn = passkeySignIn({ table: accounts, codes, openSession, now });
    return ({ credential }, _, viewer) => signIn(credential, viewer);
  },
);
