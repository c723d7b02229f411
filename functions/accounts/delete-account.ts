import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { deleteAccount } from '../../shared/contract/accounts/own-account.ts';
import { Told } from '../platform/calls/told.ts';
import {
  endpoint,
  limiting,
  opening,
  provingMember,
  rowsOfMember,
  sealing,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { accountLeaver } from './members/account-leaver.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  deleteAccount,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'UpdateItem'], [sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        inMembers: [[accountsTable, 'UpdateItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) => {
    const leave = accountLeaver({ ownedBy, sealer: { seal, open }, transact, now: Date.now });
    return async ({ password }, { uid }) => {
      const erased_on = await leave(uid, password);
      return new Told({ erased_on }, 'Your account will be deleted in a week. Sign in before to keep it.');
    };
  },
);
