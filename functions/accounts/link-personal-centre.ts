import { linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { ownProfile } from './members/profile.ts';
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
  ({ ownedBy, accounts, open }) =>
    async (_, member, viewer) => {
      const { email } = await ownProfile(ownedBy(member).accounts, open);
      const { item, url } = newCentreLink(member, email, viewer, Date.now());
      await accounts.put(item, 'absent');
      return { url };
    },
);
