import { linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { profileReader } from './members/profile.ts';
import { needs } from './needs.ts';
import { newCentreLink } from './sign-in/centre-link.ts';

export default endpoint(linkPersonalCentre, needs.linkPersonalCentre, ({ tables, ownedBy, sealer }) => {
  const read = profileReader(sealer);
  return async (_, member, viewer) => {
    const { email } = await read(ownedBy(member).accounts, member.uid);
    const { item, url } = newCentreLink(member, email, viewer, Date.now());
    await tables.accounts.put(item, 'absent');
    return { url };
  };
});
