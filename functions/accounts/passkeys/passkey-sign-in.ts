import type { SignedIn } from '../../../shared/contract/account-schemas.ts';
import type { ProvedPasskey } from '../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import * as lines from '../log-lines.ts';
import { memberReader } from '../members/member-repository.ts';
import type { OpenSession } from '../sign-in/session-opener.ts';
import { usedToSignIn } from './passkey-challenges.ts';
import { userHandleOf } from './passkey-options.ts';
import { Owner, ownerKey, passkeyIdOf, passkeySk, StoredPasskey } from './passkey-repository.ts';
import { challengeOf, provedPasskey } from './passkey-verifier.ts';
import { relyingParty } from './relying-party.ts';

/** What a passkey is refused with, whatever is wrong with it. */
const refused = () => {
  log(lines.signInRefused, { by: 'passkey', uid: '' });
  return new Refusal('This passkey does not sign in here. Please use another way.');
};

interface Desk {
  readonly table: Table<'GetItem'>;
  readonly codes: Table<'DeleteItem'>;
  readonly openSession: OpenSession<never>;
  readonly now: () => number;
}

/**
 * Signs in whoever proves a passkey, without a name: the passkey says whose it is. Its challenge is used up before anything is compared, so
 * it serves once, whatever comes of it. The session holds only if the passkey is still there and has not signed meanwhile, which two at
 * once with one copy of it would have.
 * @throws Refusal for a challenge that is over, a passkey that proves nothing, and a blocked account
 */
export function passkeySignIn({ table, codes, openSession, now }: Desk) {
  const read = memberReader(table);
  /** The passkey of a credential and its member, where both are there and the member is the one that the device names. */
  const ownedPasskey = async (id: string, userHandle: string) => {
    const owner = await table.get(ownerKey(id));
    if (!owner) return undefined;
    const { uid } = Owner.parse(owner);
    const key = { pk: memberPartition(uid), sk: passkeySk(id) };
    const [item, member] = await Promise.all([table.get(key), read(uid)]);
    if (!item || !member || userHandle !== userHandleOf(uid)) return undefined;
    return { key, passkey: StoredPasskey.parse(item), member };
  };

  return async (proved: ProvedPasskey, viewer: Viewer): Promise<SignedIn> => {
    const site = relyingParty(viewer);
    const challenge = challengeOf(proved);
    if (challenge === undefined) throw refused();
    const { key: challengeKey, unused } = usedToSignIn(challenge, now());
    if (!(await codes.delete(challengeKey, unused))) throw new Refusal('This took too long. Please try again.');
    const found = await ownedPasskey(passkeyIdOf(proved.id), proved.response.userHandle);
    const used = found && (await provedPasskey(proved, challenge, site, found.passkey));
    if (!used) throw refused();
    const { key, passkey, member } = found;
    const change = { set: { ...used, usedAt: new Date(now()).toISOString() } };
    const noted = { key, change, unchanged: { counter: passkey.counter } };
    const opened = await openSession(member, viewer, { noted });
    if (!opened) throw refused();
    return opened;
  };
}
