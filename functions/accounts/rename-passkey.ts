import { renamePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, provingMember, rowsOfMember, sealing } from '../platform/index.ts';
import { passkeySk, sealName } from './passkeys/passkey-repository.ts';
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
  ({ ownedBy, seal }) =>
    async ({ id, name }, member) => {
      const sealed = await sealName({ seal }, member.uid, id, name);
      const isThere = await ownedBy(member).accounts.update(passkeySk(id), { set: { sealed } }, 'present');
      if (!isThere) throw new Refusal('This passkey is no longer there');
      return new Told({}, 'The passkey has another name now.');
    },
);
