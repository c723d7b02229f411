import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { changeLoginName } from '../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker, wrongCode } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
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
import { addressBefore, endOlderSessions, unchanged } from './members/credential-change.ts';
import { hashOfName, memberFinder, memberKey, nameKey } from './members/member-repository.ts';
import { accountRetention } from './retention.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Changes a member's address with a code from the old one and one from the new one. An address that is taken never got a code, so it is
 * answered as a wrong one.
 */
export default endpoint(
  changeLoginName,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'UpdateItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem', 'UpdateItem', 'DeleteItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[sessionsTable, 'PutItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      sealFor: sealingFor(accountRetention, 'members'),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, ownedBy, accounts, codes, seal, sealFor, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    return async (request, { uid }, { viewerAddress }) => {
      const { old_login_name: oldName, old_code: oldCode, new_login_name: email, new_code: newCode } = request;
      const [oldHash, emailHash] = await Promise.all([
        hashOfName({ lookupHash }, oldName),
        hashOfName({ lookupHash }, email),
      ]);
      const member = await find(oldHash);
      if (member?.uid !== uid) throw new Refusal('This is not your login name');
      if (emailHash === member.emailHash) throw new Refusal('This is your e-mail address already');
      const proofs = [
        await checkCode('prove-address', member.emailHash, oldCode, { viewerAddress }),
        await checkCode('rebind', emailHash, newCode, { viewerAddress }),
      ];
      const { fields, sealedAddress } = await addressBefore({ seal, open }, member);
      const sealed = await seal(uid, { ...fields, email });
      const { userName: name, company } = fields;
      const contact = await contactRow({ sealFor }, uid, { address: email, name, company, since: member.registeredAt });
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
      return new Told({}, 'Your e-mail address is changed. Please sign in again.');
    };
  },
);
