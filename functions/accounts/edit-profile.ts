import { editProfile } from '../../shared/contract/accounts/own-account.ts';
import {
  endpoint,
  opening,
  provingMember,
  rows,
  rowsOfMember,
  sealing,
  sealingFor,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { uploadsTable } from '../uploads/public.ts';
import { profileEditor } from './members/profile.ts';
import { pictureChanger } from './members/profile-picture.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  editProfile,
  {
    uses: {
      caller: provingMember(),
      uploads: rows(uploadsTable, 'GetItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({
        in: [[uploadsTable, 'UpdateItem']],
        inMembers: [
          [accountsTable, 'UpdateItem'],
          [sessionsTable, 'PutItem'],
        ],
      }),
      seal: sealing(accountRetention),
      sealFor: sealingFor(accountRetention, 'members'),
      open: opening(),
    },
  },
  ({ ownedBy, transact, uploads, seal, sealFor, open }) => {
    const changePicture = pictureChanger({ uploads, now: Date.now });
    const edit = profileEditor({ seal, sealFor, open, transact, changePicture });
    return async ({ login_token = '', ...changed }, member, { siteHost }) => ({
      ...(await edit(ownedBy(member).accounts, member.uid, changed, uploadDomain(siteHost))),
      login_token,
    });
  },
);
