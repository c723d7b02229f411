import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { addPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, opening, provingMember, rowsOfMember, sealing, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { addressBefore } from './members/credential-change.ts';
import { admitted, memberKey } from './members/member-repository.ts';
import { usedToAdd } from './passkeys/passkey-challenges.ts';
import { factsOf, memberWithRoom, newPasskey, ownerKey } from './passkeys/passkey-repository.ts';
import { challengeOf, madePasskey } from './passkeys/passkey-verifier.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { accountRetention } from './retention.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Adds a passkey that a browser has made: its row, and the one that says whose it is, together with the use of the challenge, which proves
 * that the password was given. The member's address is told. Sessions and credentials stay as they are.
 */
export default endpoint(
  addPasskey,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query']),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[accountsTable, 'ConditionCheckItem']],
        announces: [credentialsChanged],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      open: opening(),
    },
  },
  ({ ownedBy, transact, seal, open }) =>
    async ({ name, credential }, { uid }, viewer) => {
      const site = relyingParty(viewer);
      const { member } = await memberWithRoom(ownedBy({ uid }).accounts);
      const challenge = challengeOf(credential);
      const made = challenge === undefined ? undefined : await madePasskey(credential, challenge, site);
      if (challenge === undefined || !made) throw new Refusal('This is no passkey for this site. Please try again.');
      const { key, unused } = usedToAdd(challenge, member, Date.now());
      const [{ id, item }, { sealedAddress }] = await Promise.all([
        newPasskey({ seal }, uid, { ...made, name, addedAt: new Date().toISOString() }),
        addressBefore({ seal, open }, member),
      ]);
      const { credentials } = member;
      const outcome = await transact<'over' | 'taken'>((transaction) => {
        transaction.check('accounts', memberKey(uid), { credentials, state: { oneOf: admitted } }, 'over');
        transaction.delete('codes', key, unused, 'over');
        transaction.put('accounts', { ...ownerKey(id), uid }, 'absent', 'taken');
        transaction.put('accounts', item, 'absent', 'taken');
        transaction.emit(credentialsChanged, { uid, what: 'passkey-added', sealedAddress, credentials });
      });
      if (outcome === 'over') throw new Refusal('This took too long. Please give your password again.');
      if (outcome === 'taken') throw new Refusal('This passkey is in use already');
      log(lines.passkeyAdded, {}, { Announced: 1 });
      return new Told(factsOf(name, item), 'The passkey is added. It signs you in from now on.');
    },
);
