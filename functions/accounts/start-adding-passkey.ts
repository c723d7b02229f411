import { startAddingPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { passkeyStarter } from './passkeys/passkey-starter.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  startAddingPasskey,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      codes: rows(codesTable, 'PutItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, codes, open }) => {
    const start = passkeyStarter({ ownedBy, codes, sealer: { open }, now: Date.now });
    return ({ password }, { uid }, viewer) => start(uid, password, viewer);
  },
);
