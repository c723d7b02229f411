import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { removePasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoint, opening, provingMember, rowsOfMember, sealing, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { addressBefore } from './members/credential-change.ts';
import { demandOwnMember } from './members/member-repository.ts';
import { ownerKey, passkeySk } from './passkeys/passkey-repository.ts';
import { accountRetention } from './retention.ts';
import { accountsTable } from './tables.ts';

/**
 * Removes a passkey, with the row that says whose it is, and tells its member's address. A session is enough for it: nobody gets in by it, and
 * the password still does. Who signed in with it stays signed in.
 */
export default endpoint(
  removePasskey,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({
        in: [[accountsTable, 'DeleteItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) =>
    async ({ id }, { uid }) => {
      const { accounts } = ownedBy({ uid });
      const member = await demandOwnMember(accounts);
      const { sealedAddress } = await addressBefore({ seal, open }, member);
      const { credentials } = member;
      const outcome = await transact<'gone'>((transaction) => {
        transaction.delete('accounts', accounts.key(passkeySk(id)), 'present', 'gone');
        transaction.delete('accounts', ownerKey(id), { uid }, 'gone');
        transaction.emit(credentialsChanged, { uid, what: 'passkey-removed', sealedAddress, credentials });
      });
      if (outcome === 'gone') throw new Refusal('This passkey is no longer there');
      log(lines.passkeyRemoved, {}, { Announced: 1 });
      return {};
    },
);
