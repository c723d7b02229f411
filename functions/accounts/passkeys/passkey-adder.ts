import { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import type { MadePasskey, PasskeyFacts } from '../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { addressBefore } from '../members/credential-change.ts';
import { admitted, memberKey } from '../members/member-repository.ts';
import { usedToAdd } from './passkey-challenges.ts';
import { factsOf, newPasskey, ownerKey } from './passkey-repository.ts';
import { memberWithRoom, type OwnPasskeys } from './passkey-starter.ts';
import { challengeOf, madePasskey } from './passkey-verifier.ts';
import { relyingParty } from './relying-party.ts';

interface Adder {
  readonly ownedBy: OwnPasskeys;
  readonly sealer: Pick<Sealer, 'open' | 'seal'>;
  readonly transact: Transact<
    Only<{ PutItem: 'accounts'; DeleteItem: 'codes'; ConditionCheckItem: 'accounts'; emits: 'credentials.changed.v1' }>
  >;
  readonly now: () => number;
}

interface Adding {
  readonly name: string;
  readonly credential: MadePasskey;
}

/**
 * Adds a passkey that a browser has made: its row, and the one that says whose it is, together with the use of the challenge, which proves
 * that the password was given. The member's address is told. Sessions and credentials stay as they are.
 * @throws Refusal for a challenge that is over, was used or is another one's, for what is no passkey of this site, for a passkey that
 *   somebody has already, and where there are as many as there may be
 */
export function passkeyAdder({ ownedBy, sealer, transact, now }: Adder) {
  return async (uid: string, { name, credential }: Adding, viewer: Viewer): Promise<PasskeyFacts> => {
    const site = relyingParty(viewer);
    const { member } = await memberWithRoom(ownedBy, uid);
    const challenge = challengeOf(credential);
    const made = challenge === undefined ? undefined : await madePasskey(credential, challenge, site);
    if (challenge === undefined || !made) throw new Refusal('This is no passkey for this site. Please try again.');
    const { key, unused } = usedToAdd(challenge, member, now());
    const [{ id, item }, { sealedAddress }] = await Promise.all([
      newPasskey(sealer, uid, { ...made, name, addedAt: new Date(now()).toISOString() }),
      addressBefore(sealer, member),
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
    return factsOf(name, item);
  };
}
