import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { MadePasskey, ProvedPasskey } from '../../../shared/contract/passkey-schemas.ts';
import { algorithms } from './passkey-options.ts';
import type { StoredPasskey } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';

// What the library is asked, and with what it is told to be content. It throws for whatever is not as it should be.

/** A passkey stands for the password, so whoever uses it has to be known to the device: by finger, face or PIN. */
const byItsOwner = { requireUserVerification: true } as const;

/** What the library finds; undefined where it objects to something. Its words quote what was sent, so they go nowhere. */
async function found<Result>(looking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await looking;
  } catch {
    return undefined;
  }
}

/** The challenge that a browser has signed, or says so. @returns undefined where it says none */
export function challengeOf({ response }: MadePasskey | ProvedPasskey): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept of a passkey that a browser has made. */
export type MadeFacts = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** Ways to reach a passkey that browsers know. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * Reads a passkey that a browser has made for a challenge. What the device says of its maker is not asked for.
 * @returns undefined where anything of it is not as it has to be
 */
export async function madePasskey(
  made: MadePasskey,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<MadeFacts | undefined> {
  const verifying = verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: [...algorithms],
    ...byItsOwner,
  });
  const outcome = await found(verifying);
  if (!outcome?.verified) return undefined;
  const { credential, credentialBackedUp } = outcome.registrationInfo;
  const transports = made.response.transports ?? [];
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports.filter((transport) => transports.includes(transport)).join(' '),
    isSynced: credentialBackedUp,
  };
}

/** What changes of a passkey by its use. */
export type UsedFacts = Pick<StoredPasskey, 'counter' | 'isSynced'>;

/**
 * Proves a passkey by the signature of a challenge. One that counts must have counted on: a copy of it would not know how far.
 * @returns undefined where it proves nothing
 */
export async function provedPasskey(
  proved: ProvedPasskey,
  challenge: string,
  { id, origin }: RelyingParty,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<UsedFacts | undefined> {
  const verifying = verifyAuthenticationResponse({
    response: { ...proved, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    ...byItsOwner,
  });
  const outcome = await found(verifying);
  if (!outcome?.verified) return undefined;
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}
