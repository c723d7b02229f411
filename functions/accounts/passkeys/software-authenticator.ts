import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  ProvedPasskey,
} from '../../../shared/contract/passkey-schemas.ts';

// A device and a browser in software, for tests: it makes passkeys and proves them as W3C's Web Authentication says, and wrongly where a test
// asks for it.

/** Bits of the authenticator data ("Authenticator Data"). */
const flag = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, credential: 0x40 } as const;

/** What a test may let it say otherwise. */
interface Said {
  readonly origin: string;
  readonly rpId: string;
  readonly challenge: string;
  /** Whether its owner was asked for a finger, a face or a PIN. */
  readonly isVerified: boolean;
  readonly counter: number;
  readonly userHandle: string;
  /** The credential that it says it proves. */
  readonly id: string;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function authenticatorData(rpId: string, flags: number, counter: number, credential = new Uint8Array()): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
}

const clientData = (type: string, challenge: string, origin: string) =>
  JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });

/** @param isSynced one that is synced between devices counts nothing */
export function aSoftwareAuthenticator({ origin, isSynced = false }: { origin: string; isSynced?: boolean }) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const held = { userHandle: '', counter: 0 };
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' } as const;
  const flagsOf = (isVerified: boolean) =>
    flag.present | (isVerified ? flag.verified : 0) | (isSynced ? flag.syncable | flag.synced : 0);

  return {
    id: credential.id,
    make: (creation: PasskeyCreation, said: Partial<Said> = {}): MadePasskey => {
      held.userHandle = creation.user.id;
      // EC2, ES256 on P-256 (RFC 9053).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const made = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const flags = flagsOf(said.isVerified ?? true) | flag.credential;
      const authData = authenticatorData(said.rpId ?? creation.rp.id, flags, held.counter, made);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData('create', said.challenge ?? creation.challenge, said.origin ?? origin)),
          attestationObject: base64(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid', 'telepathy'],
        },
      };
    },
    prove: (request: PasskeyRequest, said: Partial<Said> = {}): ProvedPasskey => {
      held.counter += isSynced ? 0 : 1;
      const counter = said.counter ?? held.counter;
      const data = authenticatorData(said.rpId ?? request.rpId, flagsOf(said.isVerified ?? true), counter);
      const client = clientData('get', said.challenge ?? request.challenge, said.origin ?? origin);
      const named = said.id ?? credential.id;
      return {
        ...credential,
        ...{ id: named, rawId: named },
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: said.userHandle ?? held.userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof aSoftwareAuthenticator>;
