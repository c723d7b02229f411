import type { MadePasskey, ProvedPasskey } from '../../../shared/contract/passkey-schemas.ts';
import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
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

/** An accounts desk with the functions of passkeys, for tests. */
export function aPasskeyDesk() {
  const desk = anAccountsDesk();
  const { clients, ownedBy, table, tables } = desk;
  const as = (uid: string) => ({ ...aViewer(), uid });
  return {
    ...desk,
    start: (uid: string, password: string) => calling(startAddingPasskey, clients)({ password }, as(uid)),
    add: (uid: string, adding: { name: string; credential: MadePasskey }) =>
      calling(addPasskey, clients)(adding, as(uid)),
    list: async (uid: string) => (await calling(listPasskeys, clients)({}, as(uid))).list,
    renamePasskey: (uid: string, id: string, name: string) => calling(renamePasskey, clients)({ id, name }, as(uid)),
    removePasskey: (uid: string, id: string) => calling(removePasskey, clients)({ id }, as(uid)),
    erase: memberEraser({ table, ownedBy, transact: tables.transact }),
    read: memberReader(table),
    /** A challenge to sign in, as a browser gets it. */
    request: () => calling(startPasskeySignIn, clients)({}, aViewer()),
    signIn: (credential: ProvedPasskey) => calling(signInByPasskey, clients)({ credential }, aViewer()),
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
