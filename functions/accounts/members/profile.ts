import type { Profile } from '../../../shared/contract/account-schemas.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { demandOwnMember, MemberFields, type StoredMember } from './member-repository.ts';

/** A profile, and how often it was changed. */
type RevisedProfile = Profile & { readonly revision: number };

export async function profileOf(
  { uid, sealed, revision }: StoredMember,
  open: Sealer['open'],
): Promise<RevisedProfile> {
  return { uid, revision, ...MemberFields.parse(await open(uid, sealed)) };
}

/** The profile of the member whose partition it is. @throws Refusal −1 for one who was erased while signed in */
export async function ownProfile(
  owned: Pick<OwnedTable<'GetItem'>, 'get'>,
  open: Sealer['open'],
): Promise<RevisedProfile> {
  return profileOf(await demandOwnMember(owned), open);
}
