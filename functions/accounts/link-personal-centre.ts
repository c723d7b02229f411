import { linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { profileReader } from './members/profile.ts';
import { newCentreLink } from './sign-in/centre-link.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  linkPersonalCentre,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      accounts: rows(accountsTable, 'PutItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      open: opening(),
    },
  },
  ({ ownedBy, accounts, open }) => {
    const read = profileReader({ open });
    return async (_, member, viewer) => {
      const { email } = await read(ownedBy(member).accounts, member.uid);
      const { item, url } = newCentreLink(member, email, viewer, Date.now());
      await accounts.put(item, 'absent');
      return { url };
    };
  },
);
