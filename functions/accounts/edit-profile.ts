import { editProfile } from '../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
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
import { contactRow } from '../platform/personal-data/member-contact.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { uploadsTable } from '../uploads/public.ts';
import { refuseReserved } from './members/member-names.ts';
import { demandOwnMember, memberKey } from './members/member-repository.ts';
import { profileOf } from './members/profile.ts';
import { noPicture, pictureChanger } from './members/profile-picture.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

/**
 * Changes a profile, and with the name what other domains call its member. Who saw an older one is told and changes nothing; who does not say
 * what they saw changes the newest.
 */
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
    const changePicture = pictureChanger(uploads);
    return async ({ login_token = '', ...changed }, { uid }, { siteHost }) => {
      const domain = uploadDomain(siteHost);
      return untilUncontended(async () => {
        const member = await demandOwnMember(ownedBy({ uid }).accounts);
        const { revision, uid: _, ...profile } = await profileOf(member, open);
        if (changed.revision !== undefined && changed.revision !== revision)
          throw new Refusal('Your profile was changed in another window. Please load it again.');
        if (changed.email !== profile.email)
          throw new Refusal('The e-mail address is changed with two codes, not here');
        if (changed.userName !== profile.userName) refuseReserved(changed.userName);
        const current = profile.header;
        const wanted = { header: changed.header ?? '', isRemoved: changed.header_remove === 1 };
        const picture = await changePicture({ uid, current, domain, ...wanted });
        const { userName, company, job: industry } = changed;
        const fields = { ...profile, header: picture?.header ?? current, userName, company, industry };
        const sealed = await seal(uid, fields);
        // Whether or not they changed: the contact may be older than the company, which it repeats.
        const said = { address: fields.email, name: userName, company, since: member.registeredAt };
        const contact = await contactRow({ sealFor }, uid, said);
        const outcome = await transact<'changed' | 'no-picture'>((transaction) => {
          const change = { set: { sealed, revision: revision + 1 } };
          transaction.update('accounts', memberKey(uid), change, { revision }, 'changed');
          transaction.put('sessions', contact);
          picture?.change(transaction);
        });
        if (outcome === 'no-picture') throw new Refusal(noPicture);
        return outcome === 'written' ? { uid, ...fields, revision: revision + 1, login_token } : contended;
      });
    };
  },
);
