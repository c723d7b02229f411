import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { changeLoginName } from '../../shared/contract/accounts/own-account.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
  opening,
  provingMember,
  rows,
  rowsOfMember,
  sealing,
  sealingFor,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { memberFinder } from './members/member-repository.ts';
import { accountRetention } from './retention.ts';
import { loginNameChanger } from './sign-in/credential-changer.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  changeLoginName,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'UpdateItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem', 'UpdateItem', 'DeleteItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[sessionsTable, 'PutItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      sealFor: sealingFor(accountRetention, 'members'),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, ownedBy, accounts, codes, seal, sealFor, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    const change = loginNameChanger({
      sealer: { seal, sealFor, open, lookupHash },
      find,
      checkCode,
      ownedBy,
      transact,
    });
    return async (request, { uid }, viewer) => {
      await change(uid, request, viewer);
      return new Told({}, 'Your e-mail address is changed. Please sign in again.');
    };
  },
);
