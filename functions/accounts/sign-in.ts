import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
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
import { memberFinder } from './members/member-repository.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { signInDesk } from './sign-in/sign-in-desk.ts';
import { accountsTable, codesTable } from './tables.ts';

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
    const desk = signInDesk({
      sealer: { lookupHash },
      find: memberFinder(accounts),
      isKnown: knownNetworks(accounts),
      keepLimit,
      checkCode: codeChecker({ table: codes, sealer: { lookupHash } }),
      openSession: sessionOpener({ sealer: { open }, transact, now: Date.now }),
    });
    return ({ login_name: name, password, code }, _, viewer) =>
      code === '' ? desk.byPassword(name, password, viewer) : desk.byCode(name, code, viewer);
  },
);
