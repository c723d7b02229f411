import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import type { StoredKey } from './store.ts';

/** Pairs that whoever decrypts has to state again, exactly. */
export type EncryptionContext = Readonly<Record<string, string>>;

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts under a key: version, length and id of the key, initialization vector, tag, encrypted bytes. The context is
 * authenticated but not contained, as on AWS.
 */
export function encrypt({ id, material }: StoredKey, plaintext: Buffer, context: EncryptionContext): Buffer {
  const head = Buffer.concat([Buffer.from([VERSION, Buffer.byteLength(id)]), Buffer.from(id)]);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', material, iv).setAAD(authenticated(head, context));
  const encrypted = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), encrypted]);
}

/** The id of the key that a ciphertext names. @throws {AwsError} `InvalidCiphertextException` */
export function keyIdOf(ciphertext: Buffer): string {
  const length = ciphertext[1] ?? 0;
  if (ciphertext[0] !== VERSION || length === 0 || ciphertext.length <= 2 + length + IV_BYTES + TAG_BYTES)
    throw invalidCiphertext();
  return ciphertext.subarray(2, 2 + length).toString();
}

/** @throws {AwsError} `InvalidCiphertextException` for a changed byte, another context, and whatever else does not fit */
export function decrypt({ id, material }: StoredKey, ciphertext: Buffer, context: EncryptionContext): Buffer {
  const start = 2 + Buffer.byteLength(id);
  const [iv, tag] = [
    ciphertext.subarray(start, start + IV_BYTES),
    ciphertext.subarray(start + IV_BYTES, start + IV_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv('aes-256-gcm', material, iv, { authTagLength: TAG_BYTES })
      .setAAD(authenticated(ciphertext.subarray(0, start), context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(ciphertext.subarray(start + IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw invalidCiphertext();
  }
}

/** AWS sends no text with it, so that nobody learns what was wrong. */
export function invalidCiphertext(): AwsError {
  return new AwsError('InvalidCiphertextException', '');
}

/** The order of the pairs means nothing. */
function authenticated(head: Buffer, context: EncryptionContext): Buffer {
  const pairs = Object.entries(context).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.concat([head, Buffer.from(JSON.stringify(pairs))]);
}
