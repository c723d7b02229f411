import { randomUUID } from 'node:crypto';
import { memberRegistered } from '../../../events/member-registered/event.ts';
import { registrationDeclined } from '../../../events/registration-declined/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { contactContext } from '../../../shared/manifest/function-needs.ts';
import { mobileNumber } from '../../../shared/typed/numbers.ts';
import { Told } from '../../platform/calls/told.ts';
import { type CheckCode, type Comparer, type RightCode, wrongCode } from '../../platform/codes/code-checker.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contactRow } from '../../platform/personal-data/member-contact.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseCommon } from '../passwords/password-rules.ts';
import { erasureDay } from './erasure-day.ts';
import { refuseReserved } from './member-names.ts';
import { hashOfName, type MemberFields, memberKey, nameKey, type StoredMember } from './member-repository.ts';

interface Registration {
  readonly login_name: string;
  readonly email: string;
  readonly userName: string;
  readonly password: string;
  readonly code: string;
}

interface Registrar {
  readonly sealer: Pick<Sealer<typeof contactContext>, 'seal' | 'sealFor' | 'lookupHash'>;
  readonly checkCode: CheckCode;
  readonly transact: Transact<
    Only<{
      PutItem: 'accounts' | 'sessions';

      DeleteItem: 'codes';
      emits: 'member.registered.v1' | 'registration.declined.v1';
    }>
  >;
  readonly now: () => Date;
}

/**
 * Opens an account: the code proves the address, and one transaction uses the code up, takes the names and writes the member and how they are
 * reached, or nothing of it.
 * A name that is taken is answered as a free one; whose it is, reads in a mail that there is an account.
 * @throws Refusal for a wrong code, a reserved name, a common password, or a number without an address
 */
export function memberRegistrar({ sealer, checkCode, transact, now }: Registrar) {
  const decline = async (address: string, addressHash: string, { key, unused }: RightCode) => {
    const sealedAddress = await sealer.seal(addressHash, { address });
    const outcome = await transact<'used'>((transaction) => {
      transaction.delete('codes', key, unused, 'used');
      transaction.emit(registrationDeclined, { sealedAddress, addressHash });
    });
    if (outcome === 'written') log(lines.registrationDeclined, {});
  };
  return async ({ login_name: name, email, userName, password, code }: Registration, { viewerAddress }: Comparer) => {
    const isNumber = mobileNumber.test(name);
    if (isNumber && email === '') throw new Refusal('Please enter email address');
    refuseReserved(userName);
    refuseCommon(password);
    const address = isNumber ? email : name;
    const names = await Promise.all((isNumber ? [address, name] : [address]).map((each) => hashOfName(sealer, each)));
    const [emailHash = '', phoneHash] = names;
    const right = await checkCode('register', emailHash, code, { viewerAddress });
    const uid = randomUUID();
    const telephone = isNumber ? name : '';
    const fields: MemberFields = { userName, email: address, telephone, company: '', industry: '', header: '' };
    const at = now();
    const [passwordHash, sealed, contact] = await Promise.all([
      hashPassword(password),
      sealer.seal(uid, { ...fields }),
      contactRow(sealer, uid, { address, name: userName, company: '', since: at.toISOString() }),
    ]);
    const erasedOn = erasureDay('unused', at.getTime());
    const member: StoredMember = {
      ...{ uid, state: 'active', registeredAt: at.toISOString(), erasedOn, credentials: 1, revision: 1 },
      ...{ passwordHash, emailHash, ...(phoneHash !== undefined && { phoneHash }), sealed },
    };
    const outcome = await transact<'used' | 'taken'>((transaction) => {
      transaction.delete('codes', right.key, right.unused, 'used');
      for (const hash of names) transaction.put('accounts', { ...nameKey(hash), uid }, 'absent', 'taken');
      transaction.put('accounts', { ...memberKey(uid), ...member }, 'absent');
      transaction.put('sessions', contact);
      transaction.emit(memberRegistered, { uid });
    });
    if (outcome === 'used') throw wrongCode();
    if (outcome === 'written') log(lines.memberRegistered, {}, { Announced: 1 });
    else await decline(address, emailHash, right);
    return registered;
  };
}

const registered = new Told({}, 'Your account is ready. Please sign in.');
