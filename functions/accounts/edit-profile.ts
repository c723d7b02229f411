import { editProfile } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { profileEditor } from './members/profile.ts';
import { pictureChanger } from './members/profile-picture.ts';
import { needs } from './needs.ts';

export default endpoint(editProfile, needs.editProfile, ({ ownedBy, sealer, tables, transact }) => {
  const changePicture = pictureChanger({ uploads: tables.uploads, now: Date.now });
  const edit = profileEditor({ ...sealer, transact, changePicture });
  return async ({ login_token = '', ...changed }, member, { siteHost }) => ({
    ...(await edit(ownedBy(member).accounts, member.uid, changed, uploadDomain(siteHost))),
    login_token,
  });
});
