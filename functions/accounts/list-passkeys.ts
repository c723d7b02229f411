import { listPasskeys } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { passkeyLister } from './passkeys/passkey-repository.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  listPasskeys,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'Query']), open: opening() } },
  ({ ownedBy, open }) => {
    const list = passkeyLister({ open });
    return async (_, member) => ({ list: await list(ownedBy(member).accounts, member.uid) });
  },
);
