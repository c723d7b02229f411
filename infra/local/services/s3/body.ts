import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './failure.ts';

/** A digest that is computed while bytes pass. */
interface Digest {
  update(chunk: Buffer): void;
  base64(): string;
}

/** Digests that an upload may state in a header, in Base64. */
const digests: Readonly<Record<string, () => Digest>> = {
  'content-md5': () => hashed('md5'),
  'x-amz-checksum-crc32': cyclic,
  'x-amz-checksum-sha1': () => hashed('sha1'),
  'x-amz-checksum-sha256': () => hashed('sha256'),
};

/**
 * The bytes of an upload, checked against every digest and the length that its headers state.
 * @param verified receives the `x-amz-checksum-*` values that were verified, to be stored with the object
 * @throws {S3Error} at the end when one differs, and for the `aws-chunked` framing of streams, which nothing of the site sends
 */
export async function* uploadedBytes(
  request: IncomingMessage,
  verified: Record<string, string>,
): AsyncGenerator<Buffer> {
  const { headers } = request;
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  if (payload.startsWith('STREAMING-')) throw notImplemented(`uploads framed as ${payload}`);
  const stated = Object.entries(headers).filter(([name]) => /^(content-md5$|x-amz-checksum-)/.test(name));
  const expected = stated.map(([name, value]) => {
    const digest = digests[name]?.();
    if (!digest) throw notImplemented(`the header "${name}"`);
    return { name, value: String(value), digest };
  });
  if (/^[0-9a-f]{64}$/.test(payload)) {
    const value = Buffer.from(payload, 'hex').toString('base64');
    expected.push({ name: 'x-amz-content-sha256', value, digest: hashed('sha256') });
  }
  let length = 0;
  // The connection is still needed for the answer when reading stops early.
  const bytes: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of bytes) {
    length += chunk.length;
    for (const { digest } of expected) digest.update(chunk);
    yield chunk;
  }
  if (headers['content-length'] !== undefined && Number(headers['content-length']) !== length)
    throw new S3Error('IncompleteBody', 'You did not provide the number of bytes specified by Content-Length.');
  for (const { name, value, digest } of expected) {
    if (digest.base64() !== value)
      throw new S3Error(
        name === 'x-amz-content-sha256' ? 'XAmzContentSHA256Mismatch' : 'BadDigest',
        `The ${name} you specified did not match the calculated checksum.`,
      );
    if (name.startsWith('x-amz-checksum-')) verified[name] = value;
  }
}

function hashed(algorithm: string): Digest {
  const hash = createHash(algorithm);
  return { update: (chunk) => void hash.update(chunk), base64: () => hash.digest('base64') };
}

function cyclic(): Digest {
  let value = 0;
  const bytes = Buffer.alloc(4);
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    base64: () => {
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}
