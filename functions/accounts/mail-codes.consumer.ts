import { codeRequested } from '../../events/code-requested/event.ts';
import { oneByOne } from '../../events/consumer-entry.ts';
import { consumer, eachDelivery, hashing, mailing, opening, rows, transaction } from '../platform/index.ts';
import { codeKeeper } from './codes/code-keeper.ts';
import { codeMailer } from './codes/code-mailer.ts';
import { accountExists } from './mails/account-exists.ts';
import { noAccount } from './mails/no-account.ts';
import { signInCode } from './mails/sign-in-code.ts';
import { memberFinder } from './members/member-repository.ts';
import { accountsTable, codesTable } from './tables.ts';

/** Idempotency key: the event's id, of which the code is made too. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [codeRequested],
    // Somebody sits in front of the form: a thousand codes a minute, and a failure costs ten seconds.
    concurrency: 10,
    retrySeconds: 10,
    receives: 180,
    lateSeconds: 120,
    userImpact: 'People wait in vain for the code that lets them sign in, register or set a new password.',
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'GetItem'),
      transact: transaction({ in: [[codesTable, 'PutItem']] }),
      open: opening(),
      lookupHash: hashing(),
      send: mailing(signInCode, noAccount, accountExists),
    },
  },
  ({ transact, send, accounts, codes, open, lookupHash }) =>
    eachDelivery(
      codeMailer({
        find: memberFinder(accounts),
        keeper: codeKeeper({ table: codes, transact }),
        sealer: { open, lookupHash },
        send,
        now: Date.now,
      }),
    ),
);
