import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker, wrongCode } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
  opening,
  rows,
  rowsOfMember,
  sealing,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { addressBefore, endOlderSessions, unchanged } from './members/credential-change.ts';
import { hashOfName, memberFinder, memberKey } from './members/member-repository.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { refuseCommon } from './passwords/password-rules.ts';
import { accountRetention } from './retention.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { accountsTable, codesTable } from './tables.ts';

/** Sets a new password with a code. An unknown name is answered as a wrong code. */
export default endpoint(
  resetPassword,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'UpdateItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem'],
          [codesTable, 'DeleteItem'],
        ],

        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, ownedBy, accounts, codes, seal, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    const isKnown = knownNetworks(accounts);
    return async ({ login_name: name, code, password }, _, viewer) => {
      refuseCommon(password);
      const nameHash = await hashOfName({ lookupHash }, name);
      const member = await find(nameHash);
      const comparer = { viewerAddress: viewer.viewerAddress, isKnown: await isKnown(member, viewer) };
      const right = await checkCode('reset-password', member?.emailHash ?? nameHash, code, comparer);
      if (!member) throw wrongCode();
      const { uid } = member;
      const [passwordHash, { sealedAddress }] = await Promise.all([
        hashPassword(password),
        addressBefore({ seal, open }, member),
      ]);
      const credentials = member.credentials + 1;
      const outcome = await transact<'changed' | 'used'>((transaction) => {
        const change = { set: { passwordHash, credentials } };
        transaction.update('accounts', memberKey(uid), change, unchanged(member), 'changed');
        transaction.delete('codes', right.key, right.unused, 'used');
        transaction.emit(credentialsChanged, { uid, what: 'password', sealedAddress, credentials });
      });
      if (outcome !== 'written') throw wrongCode();
      await endOlderSessions(ownedBy, uid, credentials);
      return new Told({}, 'Your password is changed. Please sign in.');
    };
  },
);
