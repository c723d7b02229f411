import { listAddresses } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
