import type { Sealer } from '../../platform/personal-data/field-encryption.ts';

/**
 * The code of a request: six digits of an HMAC that only the stage's key in KMS makes, over the event's id. So what is mailed again is the
 * same code, and it stands nowhere until it is mailed. It is the rest of 48 bits by a million: of 2^48 values each code has 281,474,976 or
 * one more, so no code is likelier than another by more than 4 in 10^9.
 */
export async function codeOfRequest({ lookupHash }: Pick<Sealer, 'lookupHash'>, requestId: string): Promise<string> {
  const mac = Buffer.from(await lookupHash('content', `code of ${requestId}`), 'base64url');
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
