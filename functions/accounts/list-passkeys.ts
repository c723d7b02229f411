import { listPasskeys } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
