import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
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
