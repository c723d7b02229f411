import { randomUUID } from 'node:crypto';
import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { codeChecker, wrongCode } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  keepingLimit,
  limiting,
  opening,
  rows,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import { checkPassword, hashPassword } from './passwords/password-hash.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { accountsTable, codesTable } from './tables.ts';

/** Guesses of one name's password in an hour, from networks that its member has not signed in from (product-rules.md#sign-in). */
const guessesOfName = [{ max: 20, seconds: 60 * 60 }];

const wrong = () => new Refusal('The login name or the password is wrong');

/**
 * Whether a name has an account shows neither in the answer nor in its time: an unknown one is read, counted and compared like any other.
 */
export default endpoint(
  signIn,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'UpdateItem'),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem'],
          [codesTable, 'DeleteItem'],
          [sessionsTable, 'PutItem'],
        ],
      }),
      keepLimit: keepingLimit(),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, keepLimit, accounts, codes, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const isKnown = knownNetworks(accounts);
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    const openSession = sessionOpener<'codes'>({ open, transact });
    return async ({ login_name: name, password, code }, _, viewer) => {
      const nameHash = await hashOfName({ lookupHash }, name);
      const member = await find(nameHash);
      const isFromKnown = await isKnown(member, viewer);
      if (code !== '') {
        const comparer = { viewerAddress: viewer.viewerAddress, isKnown: isFromKnown };
        const right = await checkCode('sign-in', member?.emailHash ?? nameHash, code, comparer);
        const opened = member && (await openSession(member, viewer, { usedUp: { table: 'codes', ...right } }));
        if (!opened) throw wrongCode();
        return opened;
      }
      if (!isFromKnown)
        await keepLimit(
          { name: 'guesses', what: 'tries to sign in with this name', whom: nameHash, windows: guessesOfName },
          randomUUID(),
        );
      const { isRight, isOutdated } = await checkPassword(password, member?.passwordHash);
      if (!member || !isRight) {
        log(lines.signInRefused, { by: 'password', uid: member?.uid ?? '' });
        throw wrong();
      }
      const passwordHash = isOutdated ? await hashPassword(password) : undefined;
      const opened = await openSession(member, viewer, { passwordHash });
      if (!opened) throw wrong();
      return opened;
    };
  },
);
