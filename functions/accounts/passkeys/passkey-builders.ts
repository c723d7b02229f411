import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { memberEraser } from '../members/member-eraser.ts';
import { memberReader } from '../members/member-repository.ts';
import { sessionOpener } from '../sign-in/session-opener.ts';
import { passkeyAdder } from './passkey-adder.ts';
import { newSignInChallenge } from './passkey-challenges.ts';
import { passkeyRemover, passkeyRenamer } from './passkey-keeper.ts';
import { passkeyRequest } from './passkey-options.ts';
import { passkeyLister } from './passkey-repository.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { passkeyStarter } from './passkey-starter.ts';
import { relyingParty } from './relying-party.ts';
import { aSoftwareAuthenticator } from './software-authenticator.ts';

export const origin = 'https://www.example.com';

/** An accounts desk with the rules of passkeys, for tests. */
export function aPasskeyDesk() {
  const desk = anAccountsDesk();
  const { sealer, ownedBy, table, tables, clock } = desk;
  const codes = tables.table('codes');
  const now = () => clock.now;
  const { transact } = tables;
  const start = passkeyStarter({ ownedBy, codes, sealer, now });
  const add = passkeyAdder({ ownedBy, sealer, transact, now });
  const list = passkeyLister(sealer);
  return {
    ...desk,
    codes,
    start: (uid: string, password: string) => start(uid, password, aViewer()),
    add: (uid: string, adding: Parameters<typeof add>[1]) => add(uid, adding, aViewer()),
    list: (uid: string) => list(ownedBy({ uid }).accounts, uid),
    renamePasskey: (uid: string, id: string, name: string) =>
      passkeyRenamer(sealer)(ownedBy({ uid }).accounts, uid, id, name),
    removePasskey: passkeyRemover({ ownedBy, sealer, transact }),
    erase: memberEraser({ table, ownedBy, transact }),
    read: memberReader(table),
    /** A challenge to sign in, as a browser gets it. */
    request: async () => {
      const { challenge, item } = newSignInChallenge(now());
      await codes.put(item);
      return passkeyRequest(challenge, relyingParty(aViewer()));
    },
    signIn: passkeySignIn({ table, codes, openSession: sessionOpener<never>({ sealer, transact, now }), now }),
  };
}

type Desk = ReturnType<typeof aPasskeyDesk>;

/** Adds a passkey for a member, and gives the device that has it. */
export async function addTo(
  desk: Desk,
  { uid, password }: { readonly uid: string; readonly password: string },
  device = aSoftwareAuthenticator({ origin }),
  name = 'Office laptop',
) {
  const passkey = await desk.add(uid, { name, credential: device.make(await desk.start(uid, password)) });
  return { device, passkey };
}

/** A desk where Ada has an account and one passkey. */
export async function aMemberWithPasskey(parts: { readonly isSynced?: boolean } = {}) {
  const desk = aPasskeyDesk();
  const member = await desk.aMember();
  return { ...desk, member, ...(await addTo(desk, member, aSoftwareAuthenticator({ origin, ...parts }))) };
}
