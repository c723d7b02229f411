import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { ownProfile } from '../members/profile.ts';

/**
 * The address to which a member's codes go, if they name themselves by a login name of their own. Their own row says which those are,
 * so nobody else's is read.
 * @throws Refusal for any other name, whether somebody has it or not
 */
export async function ownAddress(
  owned: Pick<OwnedTable<'GetItem'>, 'get'>,
  open: Sealer['open'],
  name: string,
): Promise<string> {
  const { email, telephone } = await ownProfile(owned, open);
  if (name === email || name === telephone) return email;
  throw new Refusal('This is not a login name of your account');
}
