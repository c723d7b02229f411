import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer, from } from '../account-builders.ts';
import addPasskey from '../add-passkey.ts';
import listPasskeys from '../list-passkeys.ts';
import { memberEraser } from '../members/member-eraser.ts';
import { memberReader } from '../members/member-repository.ts';
import removePasskey from '../remove-passkey.ts';
import renamePasskey from '../rename-passkey.ts';
import signInByPasskey from '../sign-in-by-passkey.ts';
import startAddingPasskey from '../start-adding-passkey.ts';
import startPasskeySignIn from '../start-passkey-sign-in.ts';
import { aSoftwareAuthenticator } from './software-authenticator.ts';

export const origin = 'https://www.example.com';

type Made = ReturnType<ReturnType<typeof aSoftwareAuthenticator>['make']>;
type Proved = ReturnType<ReturnType<typeof aSoftwareAuthenticator>['prove']>;

/** An accounts desk with the functions of passkeys, for tests. What proves the member is made with each call. */
export function aPasskeyDesk() {
  const desk = anAccountsDesk();
  const { clients, ownedBy, table, tables } = desk;
  const starting = calling(startAddingPasskey, clients);
  const adding = calling(addPasskey, clients);
  const listing = calling(listPasskeys, clients);
  const renaming = calling(renamePasskey, clients);
  const removing = calling(removePasskey, clients);
  const requesting = calling(startPasskeySignIn, clients);
  const signing = calling(signInByPasskey, clients);
  const as = (uid: string) => ({ ...from(), uid });
  const asked = <Request extends object>(request: Request) => ({ uid: '', login_token: '', ...request });
  return {
    ...desk,
    codes: clients.codes,
    start: (uid: string, password: string) => starting(asked({ password }), as(uid)),
    add: (uid: string, passkey: { readonly name: string; readonly credential: Made }) =>
      adding(asked(passkey), as(uid)),
    list: async (uid: string) => (await listing(asked({}), as(uid))).list,
    renamePasskey: (uid: string, id: string, name: string) => renaming(asked({ id, name }), as(uid)),
    removePasskey: (uid: string, id: string) => removing(asked({ id }), as(uid)),
    erase: memberEraser({ table, ownedBy, transact: tables.transact }),
    read: memberReader(table),
    /** A challenge to sign in, as a browser gets it. */
    request: () => requesting({}, from()),
    signIn: (credential: Proved, viewer = aViewer()) => signing({ credential }, from(viewer)),
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
