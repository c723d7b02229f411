import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { profileReader } from './members/profile.ts';
import { needs } from './needs.ts';

export default endpoint(getProfile, needs.getProfile, ({ ownedBy, sealer }) => {
  const read = profileReader(sealer);
  return async ({ login_token = '' }, member) => ({
    ...(await read(ownedBy(member).accounts, member.uid)),
    login_token,
  });
});
