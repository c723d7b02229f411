import { listAddresses } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { addressLister } from './addresses/address-book.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  listAddresses,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'GetItem']), open: opening() } },
  ({ ownedBy, open }) => {
    const list = addressLister({ open });
    return (request, member) => list(ownedBy(member).accounts, member.uid, request);
  },
);
