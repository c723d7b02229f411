import { codeRequested } from '../../events/code-requested/event.ts';
import { oneByOne } from '../../events/consumer-entry.ts';
import { type CodePurpose, certificationPurposes } from '../../shared/code-purposes.ts';
import { codeSeconds, hashOfCode } from '../platform/codes/code-checker.ts';
import { consumer, eachDelivery, hashing, mailing, opening, rows, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { codeKeeper } from './codes/code-keeper.ts';
import { codeOfRequest } from './codes/code-of-request.ts';
import * as lines from './log-lines.ts';
import { accountExists } from './mails/account-exists.ts';
import { noAccount } from './mails/no-account.ts';
import { signInCode } from './mails/sign-in-code.ts';
import { admitted, memberFinder, type StoredMember } from './members/member-repository.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Makes the code of a request, keeps its hash and mails it; or mails that the address has an account, or has none. Idempotency key: the
 * event's id, of which the code is made too.
 */
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
  ({ transact, send, accounts, codes, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const keeper = codeKeeper({ table: codes, transact });
    return eachDelivery(async ({ id, occurredAt, data }) => {
      const { purpose, addressHash, sealedAddress } = data;
      const requestedAt = Date.parse(occurredAt);
      const drop = (why: string) => log(lines.codeDropped, { purpose, why });
      if (Date.now() >= requestedAt + codeSeconds * 1_000) return drop('late');
      const request = { purpose, addressHash, requestId: id, requestedAt };
      const before = await keeper.standing(request);
      if (before === 'used' || before === 'superseded') return drop(before);
      // What was decided holds: whose code has been kept is not told of an account that it has opened since.
      const answer = before === 'kept' ? 'code' : answerTo(purpose, await find(addressHash));
      if (answer === 'blocked') return drop(answer);
      const { address = '' } = await open(addressHash, sealedAddress);
      if (answer === 'no-account') return void (await send(noAccount, { to: address, id }, {}));
      if (answer === 'account-exists') return void (await send(accountExists, { to: address, id }, {}));
      const code = await codeOfRequest({ lookupHash }, id);
      const codeHash = () => hashOfCode({ lookupHash }, purpose, addressHash, code);
      const standing = before === 'kept' ? before : await keeper.keep(request, await codeHash());
      if (standing !== 'kept') return drop(standing);
      const ending = await send(signInCode, { to: address, id }, { purpose, code });
      const milliseconds = Math.max(0, Date.now() - requestedAt);
      if (ending === 'sent')
        log(lines.codeMailed, { purpose, milliseconds }, { CodesMailed: 1, CodeAgeMilliseconds: milliseconds });
    });
  },
);

type Answer = 'code' | 'no-account' | 'account-exists' | 'blocked';

/** What somebody gets who asks for a code, by what for and by whether the address has an account (product-rules.md#codes). */
function answerTo(purpose: CodePurpose, member: StoredMember | undefined): Answer {
  if (certificationPurposes.some((each) => each === purpose)) return 'code';
  if (purpose === 'register' || purpose === 'rebind') return member ? 'account-exists' : 'code';
  if (!member) return 'no-account';
  return admitted.some((state) => state === member.state) ? 'code' : 'blocked';
}
