import type { PasskeyCreation } from '../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { passkeyLimits } from '../../../shared/passkeys.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import { MemberFields, memberSk, StoredMember } from '../members/member-repository.ts';
import { checkPassword } from '../passwords/password-hash.ts';
import { newAddingChallenge } from './passkey-challenges.ts';
import { passkeyCreation } from './passkey-options.ts';
import { passkeysOf } from './passkey-repository.ts';
import { relyingParty } from './relying-party.ts';

export type OwnPasskeys = OwnedBy<{ readonly accounts: OwnedTable<'GetItem' | 'Query'> }>;

/**
 * A member who may add a passkey, and those that they have.
 * @throws Refusal −1 for one who was erased while signed in, and where there are as many passkeys as there may be
 */
export async function memberWithRoom(ownedBy: OwnPasskeys, uid: string) {
  const { accounts } = ownedBy({ uid });
  const [item, passkeys] = await Promise.all([accounts.get(memberSk), passkeysOf(accounts)]);
  if (!item) throw new Refusal('This account is no longer there', -1);
  if (passkeys.length >= passkeyLimits.most) throw new Refusal(`There is room for ${passkeyLimits.most} passkeys`);
  return { passkeys, member: StoredMember.parse(item) };
}

interface Starter {
  readonly ownedBy: OwnPasskeys;
  readonly codes: Table<'PutItem'>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly now: () => number;
}

/**
 * Lets a member add a passkey who gives their password again: a session alone, which may be stolen or left open, would otherwise plant a key
 * that outlives it. The challenge is the proof of the password, for five minutes.
 * @throws Refusal for a wrong password, and where there are as many passkeys as there may be
 */
export function passkeyStarter({ ownedBy, codes, sealer, now }: Starter) {
  return async (uid: string, password: string, viewer: Viewer): Promise<PasskeyCreation> => {
    const site = relyingParty(viewer);
    const { member, passkeys } = await memberWithRoom(ownedBy, uid);
    const { isRight } = await checkPassword(password, member.passwordHash);
    if (!isRight) throw new Refusal('The password is wrong');
    const { challenge, item } = newAddingChallenge(member, now());
    const [fields] = await Promise.all([sealer.open(uid, member.sealed), codes.put(item)]);
    return passkeyCreation(challenge, site, { uid, fields: MemberFields.parse(fields), passkeys });
  };
}
