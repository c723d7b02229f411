import { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { contactContext } from '../../../shared/manifest/function-needs.ts';
import { type CheckCode, type Comparer, wrongCode } from '../../platform/codes/code-checker.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contactRow } from '../../platform/personal-data/member-contact.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { addressBefore, endOlderSessions, type SessionsOf } from '../members/credential-change.ts';
import {
  admitted,
  hashOfName,
  type memberFinder,
  memberKey,
  nameKey,
  type StoredMember,
} from '../members/member-repository.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseCommon } from '../passwords/password-rules.ts';
import type { IsKnown } from './known-networks.ts';

interface Changing {
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open' | 'seal'>;
  readonly find: ReturnType<typeof memberFinder>;
  readonly checkCode: CheckCode;
  readonly ownedBy: SessionsOf;
}

/** A member's row as it was read, in a state in which it may change. */
const unchanged = ({ credentials, revision }: StoredMember) => ({ credentials, revision, state: { oneOf: admitted } });

interface Resetter extends Changing {
  readonly isKnown: IsKnown;
  readonly transact: Transact<Only<{ UpdateItem: 'accounts'; DeleteItem: 'codes'; emits: 'credentials.changed.v1' }>>;
}

/**
 * Sets a new password with a code. An unknown name is answered as a wrong code.
 * @throws Refusal for a wrong code, a common password
 */
export function passwordResetter({ sealer, find, isKnown, checkCode, ownedBy, transact }: Resetter) {
  return async (name: string, code: string, password: string, viewer: Comparer): Promise<void> => {
    refuseCommon(password);
    const nameHash = await hashOfName(sealer, name);
    const member = await find(nameHash);
    const comparer = { viewerAddress: viewer.viewerAddress, isKnown: await isKnown(member, viewer) };
    const right = await checkCode('reset-password', member?.emailHash ?? nameHash, code, comparer);
    if (!member) throw wrongCode();
    const [passwordHash, { sealedAddress }] = await Promise.all([
      hashPassword(password),
      addressBefore(sealer, member),
    ]);
    const credentials = member.credentials + 1;
    const outcome = await transact<'changed' | 'used'>((transaction) => {
      transaction.update(
        'accounts',
        memberKey(member.uid),
        { set: { passwordHash, credentials } },
        unchanged(member),
        'changed',
      );
      transaction.delete('codes', right.key, right.unused, 'used');
      transaction.emit(credentialsChanged, { uid: member.uid, what: 'password', sealedAddress, credentials });
    });
    if (outcome !== 'written') throw wrongCode();
    await endOlderSessions(ownedBy, member.uid, credentials);
  };
}

interface Renamer extends Changing {
  readonly sealer: Pick<Sealer<typeof contactContext>, 'lookupHash' | 'open' | 'seal' | 'sealFor'>;
  readonly transact: Transact<
    Only<{
      PutItem: 'accounts' | 'sessions';
      UpdateItem: 'accounts';
      DeleteItem: 'accounts' | 'codes';
      emits: 'credentials.changed.v1';
    }>
  >;
}

interface Rename {
  readonly old_login_name: string;
  readonly old_code: string;
  readonly new_login_name: string;
  readonly new_code: string;
}

/**
 * Changes a member's address with a code from the old one and one from the new one. An address that is taken never got a code, so it is
 * answered as a wrong one.
 * @throws Refusal for a wrong code, or an old login name that is not the member's
 */
export function loginNameChanger({ sealer, find, checkCode, ownedBy, transact }: Renamer) {
  return async (
    uid: string,
    { old_login_name: oldName, old_code, new_login_name: email, new_code }: Rename,
    { viewerAddress }: Comparer,
  ) => {
    const [oldHash, emailHash] = await Promise.all([hashOfName(sealer, oldName), hashOfName(sealer, email)]);
    const member = await find(oldHash);
    if (member?.uid !== uid) throw new Refusal('This is not your login name');
    if (emailHash === member.emailHash) throw new Refusal('This is your e-mail address already');
    const proofs = [
      await checkCode('prove-address', member.emailHash, old_code, { viewerAddress }),
      await checkCode('rebind', emailHash, new_code, { viewerAddress }),
    ];
    const { fields, sealedAddress } = await addressBefore(sealer, member);
    const sealed = await sealer.seal(uid, { ...fields, email });
    const { userName: name, company } = fields;
    const contact = await contactRow(sealer, uid, { address: email, name, company, since: member.registeredAt });
    const credentials = member.credentials + 1;
    const set = { sealed, emailHash, credentials, revision: member.revision + 1 };
    const outcome = await transact<'changed' | 'used'>((transaction) => {
      transaction.update('accounts', memberKey(uid), { set }, unchanged(member), 'changed');
      transaction.delete('accounts', nameKey(member.emailHash), { uid }, 'changed');
      transaction.put('accounts', { ...nameKey(emailHash), uid }, 'absent', 'changed');
      transaction.put('sessions', contact);
      for (const { key, unused } of proofs) transaction.delete('codes', key, unused, 'used');
      transaction.emit(credentialsChanged, { uid, what: 'login-name', sealedAddress, credentials });
    });
    if (outcome === 'used') throw wrongCode();
    if (outcome === 'changed') throw new Refusal('Your account has changed meanwhile. Please try again.');
    await endOlderSessions(ownedBy, uid, credentials);
  };
}
