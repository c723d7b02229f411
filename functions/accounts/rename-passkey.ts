import { renamePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, provingMember, rowsOfMember, sealing } from '../platform/index.ts';
import { passkeyRenamer } from './passkeys/passkey-keeper.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  renamePasskey,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'UpdateItem']),
      seal: sealing(accountRetention),
    },
  },
  ({ ownedBy, seal }) => {
    const rename = passkeyRenamer({ seal });
    return async ({ id, name }, member) => {
      await rename(ownedBy(member).accounts, member.uid, id, name);
      return new Told({}, 'The passkey has another name now.');
    };
  },
);
