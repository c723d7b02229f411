import { signInByPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoint, limiting, opening, rows, sessionsTable, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { memberPartition } from '../platform/tables/tables.ts';
import * as lines from './log-lines.ts';
import { memberReader } from './members/member-repository.ts';
import { usedToSignIn } from './passkeys/passkey-challenges.ts';
import { userHandleOf } from './passkeys/passkey-options.ts';
import { Owner, ownerKey, passkeyIdOf, passkeySk, StoredPasskey } from './passkeys/passkey-repository.ts';
import { challengeOf, provedPasskey } from './passkeys/passkey-verifier.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Signs in whoever proves a passkey, without a name: the passkey says whose it is. Its challenge is used up before anything is compared, so
 * it serves once, whatever comes of it. The session holds only if the passkey is still there and has not signed meanwhile, which two at
 * once with one copy of it would have.
 */
export default endpoint(
  signInByPasskey,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      codes: rows(codesTable, 'DeleteItem'),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem'],

          [sessionsTable, 'PutItem'],
        ],
      }),
      open: opening(),
    },
  },
  ({ transact, accounts, codes, open }) => {
    const read = memberReader(accounts);
    const openSession = sessionOpener<never>({ open, transact });
    /** The passkey of a credential and its member, where both are there and the member is the one that the device names. */
    const ownedPasskey = async (id: string, userHandle: string) => {
      const owner = await accounts.get(ownerKey(id));
      if (!owner) return undefined;
      const { uid } = Owner.parse(owner);
      const key = { pk: memberPartition(uid), sk: passkeySk(id) };
      const [item, member] = await Promise.all([accounts.get(key), read(uid)]);
      if (!item || !member || userHandle !== userHandleOf(uid)) return undefined;
      return { key, passkey: StoredPasskey.parse(item), member };
    };

    return async ({ credential: proved }, _, viewer) => {
      const site = relyingParty(viewer);
      const challenge = challengeOf(proved);
      if (challenge === undefined) throw refused();
      const { key: challengeKey, unused } = usedToSignIn(challenge, Date.now());
      if (!(await codes.delete(challengeKey, unused))) throw new Refusal('This took too long. Please try again.');
      const found = await ownedPasskey(passkeyIdOf(proved.id), proved.response.userHandle);
      const used = found && (await provedPasskey(proved, challenge, site, found.passkey));
      if (!used) throw refused();
      const { key, passkey, member } = found;
      const change = { set: { ...used, usedAt: new Date().toISOString() } };
      const noted = { key, change, unchanged: { counter: passkey.counter } };
      const opened = await openSession(member, viewer, { noted });
      if (!opened) throw refused();
      return opened;
    };
  },
);

/** What a passkey is refused with, whatever is wrong with it. */
function refused(): Refusal {
  log(lines.signInRefused, { by: 'passkey', uid: '' });
  return new Refusal('This passkey does not sign in here. Please use another way.');
}
