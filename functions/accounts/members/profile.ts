import type { Profile } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { contactContext } from '../../../shared/manifest/function-needs.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contactRow } from '../../platform/personal-data/member-contact.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { refuseReserved } from './member-names.ts';
import { MemberFields, memberSk, StoredMember } from './member-repository.ts';
import { noPicture, type pictureChanger } from './profile-picture.ts';

/** A profile, and how often it was changed. */
export type RevisedProfile = Profile & { readonly revision: number };

/** Reads the profile of the member whose partition it is. @throws Refusal −1 for one who was erased while signed in */
export function profileReader({ open }: Pick<Sealer, 'open'>) {
  return async (owned: ReadableAccount, uid: string): Promise<RevisedProfile> =>
    profileOf(await rowOf(owned), open, uid);
}

type ReadableAccount = Pick<OwnedTable<'GetItem'>, 'get'>;

async function rowOf(owned: ReadableAccount): Promise<StoredMember> {
  const item = await owned.get(memberSk);
  if (!item) throw new Refusal('This account is no longer there', -1);
  return StoredMember.parse(item);
}

async function profileOf({ sealed, revision }: StoredMember, open: Sealer['open'], uid: string) {
  return { uid, revision, ...MemberFields.parse(await open(uid, sealed)) };
}

interface Changed {
  readonly userName: string;
  readonly email: string;
  readonly company: string;
  readonly job: string;
  readonly revision?: number | undefined;
  /** A key or an address of another picture of theirs. */
  readonly header?: string | undefined;
  /** 1 where the picture is to go and no other takes its place. */
  readonly header_remove?: 0 | 1 | undefined;
}

/** What changing a profile takes, beside keys. */
interface Editor extends Pick<Sealer<typeof contactContext>, 'open' | 'seal' | 'sealFor'> {
  readonly transact: Transact<Only<{ UpdateItem: 'accounts' | 'uploads'; PutItem: 'sessions' }>>;
  readonly changePicture: ReturnType<typeof pictureChanger>;
}

/**
 * Changes a profile, and with the name what other domains call its member. Who saw an older one is told and changes nothing; who does not say what they saw changes the newest.
 * @throws Refusal for an outdated revision, a reserved name, what is no picture of theirs, or another e-mail address, which is changed by codes
 */
export function profileEditor({ open, seal, sealFor, transact, changePicture }: Editor) {
  return (owned: OwnedTable<'GetItem'>, uid: string, changed: Changed, domain: string): Promise<RevisedProfile> =>
    untilUncontended(async () => {
      const member = await rowOf(owned);
      const { revision, ...profile } = await profileOf(member, open, uid);
      if (changed.revision !== undefined && changed.revision !== revision)
        throw new Refusal('Your profile was changed in another window. Please load it again.');
      if (changed.email !== profile.email) throw new Refusal('The e-mail address is changed with two codes, not here');
      if (changed.userName !== profile.userName) refuseReserved(changed.userName);
      const current = profile.header;
      const wanted = { header: changed.header ?? '', isRemoved: changed.header_remove === 1 };
      const picture = await changePicture({ uid, current, domain, ...wanted });
      const { uid: _, ...fields } = {
        ...profile,
        header: picture?.header ?? current,
        userName: changed.userName,
        company: changed.company,
        industry: changed.job,
      };
      const sealed = await seal(uid, fields);
      const { email: address, userName: name, company } = fields;
      // Whether or not they changed: the contact may be older than the company, which it repeats.
      const contact = await contactRow({ sealFor }, uid, { address, name, company, since: member.registeredAt });
      const outcome = await transact<'changed' | 'no-picture'>((transaction) => {
        const change = { set: { sealed, revision: revision + 1 } };
        transaction.update('accounts', owned.key(memberSk), change, { revision }, 'changed');
        transaction.put('sessions', contact);
        picture?.change(transaction);
      });
      if (outcome === 'no-picture') throw new Refusal(noPicture);
      return outcome === 'written' ? { uid, ...fields, revision: revision + 1 } : contended;
    });
}
