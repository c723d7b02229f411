import {
  aSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../../functions/accounts/passkeys/software-authenticator.ts';
import { addPasskey, startAddingPasskey, startPasskeySignIn } from '../../../shared/contract/accounts/passkeys.ts';
import { ask, type RegisteredMember } from './members.ts';

/** A passkey that a device in software has made for a member, not yet added. */
export async function aMadePasskey(
  siteUrl: string,
  { proof, password }: RegisteredMember,
  device: SoftwareAuthenticator = aSoftwareAuthenticator({ origin: siteUrl }),
) {
  const creation = await ask(siteUrl, startAddingPasskey, { ...proof, password });
  return { device, credential: device.make(creation) };
}

/** Adds a passkey to a member's account. */
export async function aPasskeyOf(siteUrl: string, member: RegisteredMember, name = 'Office laptop') {
  const { device, credential } = await aMadePasskey(siteUrl, member);
  return { device, passkey: await ask(siteUrl, addPasskey, { ...member.proof, name, credential }) };
}

/** A proof of a passkey, for a challenge of the site's. */
export async function aProofOf(
  siteUrl: string,
  device: SoftwareAuthenticator,
  said?: Parameters<typeof device.prove>[1],
) {
  return device.prove(await ask(siteUrl, startPasskeySignIn, {}), said);
}
