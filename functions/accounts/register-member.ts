import { randomUUID } from 'node:crypto';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { registrationDeclined } from '../../events/registration-declined/event.ts';
import { registerMember } from '../../shared/contract/accounts/sign-in.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { mobileNumber } from '../../shared/typed/numbers.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker, wrongCode } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
  rows,
  sealing,
  sealingFor,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contactRow } from '../platform/personal-data/member-contact.ts';
import * as lines from './log-lines.ts';
import { erasureDay } from './members/erasure-day.ts';
import { refuseReserved } from './members/member-names.ts';
import { hashOfName, type MemberFields, memberKey, nameKey, type StoredMember } from './members/member-repository.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { refuseCommon } from './passwords/password-rules.ts';
import { accountRetention } from './retention.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Opens an account: the code proves the address, and one transaction uses the code up, takes the names and writes the member and how they are
 * reached, or nothing of it.
 * A name that is taken is answered as a free one; whose it is, reads in a mail that there is an account.
 */
export default endpoint(
  registerMember,
  {
    uses: {
      limits: limiting(),
      codes: rows(codesTable, 'UpdateItem'),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[sessionsTable, 'PutItem']],
        announces: [memberRegistered, registrationDeclined],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      sealFor: sealingFor(accountRetention, 'members'),
      lookupHash: hashing(),
    },
  },
  ({ transact, codes, seal, sealFor, lookupHash }) => {
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    return async ({ login_name: name, email, userName, password, code }, _, { viewerAddress }) => {
      const isNumber = mobileNumber.test(name);
      if (isNumber && email === '') throw new Refusal('Please enter email address');
      refuseReserved(userName);
      refuseCommon(password);
      const address = isNumber ? email : name;
      const names = isNumber ? [address, name] : [address];
      const hashes = await Promise.all(names.map((each) => hashOfName({ lookupHash }, each)));
      const [emailHash = '', phoneHash] = hashes;
      const { key, unused } = await checkCode('register', emailHash, code, { viewerAddress });
      const uid = randomUUID();
      const telephone = isNumber ? name : '';
      const fields: MemberFields = { userName, email: address, telephone, company: '', industry: '', header: '' };
      const now = new Date();
      const since = now.toISOString();
      const [passwordHash, sealed, contact] = await Promise.all([
        hashPassword(password),
        seal(uid, { ...fields }),
        contactRow({ sealFor }, uid, { address, name: userName, company: '', since }),
      ]);
      const erasedOn = erasureDay('unused', now.getTime());
      const member: StoredMember = {
        ...{ uid, state: 'active', registeredAt: since, erasedOn, credentials: 1, revision: 1 },
        ...{ passwordHash, emailHash, ...(phoneHash !== undefined && { phoneHash }), sealed },
      };
      const outcome = await transact<'used' | 'taken'>((transaction) => {
        transaction.delete('codes', key, unused, 'used');
        for (const hash of hashes) transaction.put('accounts', { ...nameKey(hash), uid }, 'absent', 'taken');
        transaction.put('accounts', { ...memberKey(uid), ...member }, 'absent');
        transaction.put('sessions', contact);
        transaction.emit(memberRegistered, { uid });
      });
      if (outcome === 'used') throw wrongCode();
      if (outcome === 'written') log(lines.memberRegistered, {}, { Announced: 1 });
      else {
        const sealedAddress = await seal(emailHash, { address });
        const declined = await transact<'used'>((transaction) => {
          transaction.delete('codes', key, unused, 'used');
          transaction.emit(registrationDeclined, { sealedAddress, addressHash: emailHash });
        });
        if (declined === 'written') log(lines.registrationDeclined, {});
      }
      return new Told({}, 'Your account is ready. Please sign in.');
    };
  },
);
