import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { addPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, opening, provingMember, rowsOfMember, sealing, transaction } from '../platform/index.ts';
import { passkeyAdder } from './passkeys/passkey-adder.ts';
import { accountRetention } from './retention.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  addPasskey,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query']),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[accountsTable, 'ConditionCheckItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) => {
    const add = passkeyAdder({ ownedBy, sealer: { seal, open }, transact, now: Date.now });
    return async ({ name, credential }, { uid }, viewer) =>
      new Told(await add(uid, { name, credential }, viewer), 'The passkey is added. It signs you in from now on.');
  },
);
