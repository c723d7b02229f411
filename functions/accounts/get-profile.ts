import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { ownProfile } from './members/profile.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  getProfile,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'GetItem']), open: opening() } },
  ({ ownedBy, open }) =>
    async ({ login_token = '' }, member) => ({ ...(await ownProfile(ownedBy(member).accounts, open)), login_token }),
);
