import { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { checkPassword } from '../passwords/password-hash.ts';
import { addressBefore, endOlderSessions } from './credential-change.ts';
import { erasureDay } from './erasure-day.ts';
import { memberKey, memberSk, StoredMember } from './member-repository.ts';

interface Leaver {
  readonly ownedBy: OwnedBy<{
    readonly accounts: OwnedTable<'GetItem' | 'UpdateItem'>;
    readonly sessions: OwnedTable<'Query' | 'DeleteItem'>;
  }>;
  readonly sealer: Pick<Sealer, 'open' | 'seal'>;
  readonly transact: Transact<Only<{ UpdateItem: 'accounts'; emits: 'credentials.changed.v1' }>>;
  readonly now: () => number;
}

/**
 * Lets a member leave who gives their password again: all sessions end, the address is told, and the account is erased a week later, which
 * signing in prevents.
 * @returns the day after which it is erased
 * @throws Refusal for a wrong password
 */
export function accountLeaver({ ownedBy, sealer, transact, now }: Leaver) {
  return async (uid: string, password: string): Promise<string> => {
    const item = await ownedBy({ uid }).accounts.get(memberSk);
    const member = item && StoredMember.parse(item);
    const { isRight } = await checkPassword(password, member?.passwordHash);
    if (!member || !isRight) throw new Refusal('The password is wrong');
    const { sealedAddress } = await addressBefore(sealer, member);
    const [erasedOn, credentials] = [erasureDay('left', now()), member.credentials + 1];
    const outcome = await transact<'changed'>((transaction) => {
      const isUnchanged = { credentials: member.credentials, state: 'active' };
      transaction.update(
        'accounts',
        memberKey(uid),
        { set: { state: 'leaving', erasedOn, credentials } },
        isUnchanged,
        'changed',
      );
      transaction.emit(credentialsChanged, { uid, what: 'leaving', sealedAddress, credentials });
    });
    if (outcome === 'changed') throw new Refusal('Your account has changed meanwhile. Please try again.');
    await endOlderSessions(ownedBy, uid, credentials);
    return erasedOn;
  };
}
