import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { deleteAccount } from '../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { Told } from '../platform/calls/told.ts';
import {
  endpoint,
  limiting,
  opening,
  provingMember,
  rowsOfMember,
  sealing,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { addressBefore, endOlderSessions } from './members/credential-change.ts';
import { erasureDay } from './members/erasure-day.ts';
import { memberKey, ownMember } from './members/member-repository.ts';
import { checkPassword } from './passwords/password-hash.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

/**
 * Lets a member leave who gives their password again: all sessions end, the address is told, and the account is erased a week later, which
 * signing in prevents.
 */
export default endpoint(
  deleteAccount,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem'], [sessionsTable, 'Query', 'DeleteItem']),
      transact: transaction({
        inMembers: [[accountsTable, 'UpdateItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) =>
    async ({ password }, { uid }) => {
      const member = await ownMember(ownedBy({ uid }).accounts);
      const { isRight } = await checkPassword(password, member?.passwordHash);
      if (!member || !isRight) throw new Refusal('The password is wrong');
      const { sealedAddress } = await addressBefore({ seal, open }, member);
      const [erasedOn, credentials] = [erasureDay('left', Date.now()), member.credentials + 1];
      const outcome = await transact<'changed'>((transaction) => {
        const change = { set: { state: 'leaving', erasedOn, credentials } };
        const isUnchanged = { credentials: member.credentials, state: 'active' };
        transaction.update('accounts', memberKey(uid), change, isUnchanged, 'changed');
        transaction.emit(credentialsChanged, { uid, what: 'leaving', sealedAddress, credentials });
      });
      if (outcome === 'changed') throw new Refusal('Your account has changed meanwhile. Please try again.');
      await endOlderSessions(ownedBy, uid, credentials);
      return new Told({ erased_on: erasedOn }, 'Your account will be deleted in a week. Sign in before to keep it.');
    },
);
