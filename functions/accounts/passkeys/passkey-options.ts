import { brand } from '../../../shared/brand.ts';
import type { PasskeyCreation, PasskeyRequest } from '../../../shared/contract/passkey-schemas.ts';
import { passkeyLimits } from '../../../shared/passkeys.ts';
import type { MemberFields } from '../members/member-repository.ts';
import type { StoredPasskey } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';

// What browsers are told, written without the library: it would make functions that check nothing twice as large.

/** COSE algorithms of keys that are taken, the preferred first: EdDSA, ES256 and RS256, of which every device knows one. */
export const algorithms = [-8, -7, -257] as const;

const timeout = passkeyLimits.answerSeconds * 1_000;

/** The bytes under which a device keeps a passkey's member: the id, which says nothing of who they are. */
export function userHandleOf(uid: string): string {
  return Buffer.from(uid).toString('base64url');
}

/** Names no passkeys: their owner chooses among those that a device has for this site, so nobody learns whose there are. */
export function passkeyRequest(challenge: string, { id }: RelyingParty): PasskeyRequest {
  return { challenge, rpId: id, timeout, userVerification: 'required' };
}

interface Owner {
  readonly uid: string;
  readonly fields: Pick<MemberFields, 'email' | 'userName'>;
  /** The passkeys that they have. */
  readonly passkeys: readonly StoredPasskey[];
}

/** The name and address are shown by the device that asks its owner which passkey to use. They do not come back to us. */
export function passkeyCreation(
  challenge: string,
  { id }: RelyingParty,
  { uid, fields, passkeys }: Owner,
): PasskeyCreation {
  return {
    challenge,
    rp: { id, name: brand.name },
    user: { id: userHandleOf(uid), name: fields.email, displayName: fields.userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports: transports === '' ? [] : transports.split(' '),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
