import { addAddress } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening, sealing } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { transaction } from '../platform/tables/writing.ts';
import { addressWriter } from './addresses/address-book.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  addAddress,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({ inMembers: [[accountsTable, 'PutItem', 'ConditionCheckItem']] }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) => {
    const write = addressWriter({ sealer: { seal, open }, transact });
    return ({ id, request_id: requestId, name, phone, addr }, member) => {
      const { add, replace } = write(ownedBy(member).accounts, member.uid);
      return id === undefined ? add({ name, phone, addr }, requestId) : replace({ name, phone, addr }, id);
    };
  },
);
