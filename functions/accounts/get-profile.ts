import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { profileReader } from './members/profile.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  getProfile,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'GetItem']), open: opening() } },
  ({ ownedBy, open }) => {
    const read = profileReader({ open });
    return async ({ login_token = '' }, member) => ({
      ...(await read(ownedBy(member).accounts, member.uid)),
      login_token,
    });
  },
);
