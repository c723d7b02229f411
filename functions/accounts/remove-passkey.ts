import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { removePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, opening, provingMember, rowsOfMember, sealing, transaction } from '../platform/index.ts';
import { passkeyRemover } from './passkeys/passkey-keeper.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  removePasskey,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({
        in: [[accountsTable, 'DeleteItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) => {
    const remove = passkeyRemover({ ownedBy, sealer: { seal, open }, transact });
    return async ({ id }, { uid }) => {
      await remove(uid, id);
      return {};
    };
  },
);
