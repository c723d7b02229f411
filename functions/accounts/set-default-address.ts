import { setDefaultAddress } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember, sealing, transaction } from '../platform/index.ts';
import { addressWriter } from './addresses/address-book.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  setDefaultAddress,
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
    const write = addressWriter({ seal, open, transact });
    return async ({ id }, member) => {
      await write(ownedBy(member).accounts, member.uid).makeDefault(id);
      return {};
    };
  },
);
