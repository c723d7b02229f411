import { editProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { profileEditor } from './members/profile.ts';
import { needs } from './needs.ts';

export default endpoint(editProfile, needs.editProfile, ({ ownedBy, sealer }) => {
  const edit = profileEditor(sealer);
  return async ({ login_token = '', ...changed }, member) => ({
    ...(await edit(ownedBy(member).accounts, member.uid, changed)),
    login_token,
  });
});
