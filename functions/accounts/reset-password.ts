import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
  opening,
  rows,
  rowsOfMember,
  sealing,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { memberFinder } from './members/member-repository.ts';
import { accountRetention } from './retention.ts';
import { passwordResetter } from './sign-in/credential-changer.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  resetPassword,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'UpdateItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem'],
          [codesTable, 'DeleteItem'],
        ],

        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, ownedBy, accounts, codes, seal, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    const isKnown = knownNetworks(accounts);
    const reset = passwordResetter({ sealer: { seal, open, lookupHash }, find, isKnown, checkCode, ownedBy, transact });
    return async ({ login_name: name, code, password }, _, viewer) => {
      await reset(name, code, password, viewer);
      return new Told({}, 'Your password is changed. Please sign in.');
    };
  },
);
