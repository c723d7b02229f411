import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { notImplemented, refusal } from './failure.ts';

/** A checksum that is computed while bytes pass. */
interface Checksum {
  update(chunk: Buffer): unknown;
  digest(): Buffer;
}

/** Headers in which an upload may state its checksum, in Base64. */
const checksums: Readonly<Record<string, () => Checksum>> = {
  'x-amz-checksum-crc32': cyclic,
  'x-amz-checksum-sha256': () => createHash('sha256'),
};

/**
 * The bytes of an upload, checked against every checksum and the length that its headers state.
 * @throws {AwsError} at the end when one differs, and for the `aws-chunked` framing of streams, which nothing of the site sends
 */
export async function* uploadedBytes(request: IncomingMessage): AsyncGenerator<Buffer> {
  const { headers } = request;
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  if (payload.startsWith('STREAMING-')) throw notImplemented(`uploads framed as ${payload}`);
  const stated = Object.keys(headers).filter((name) => /^(content-md5$|x-amz-checksum-)/.test(name));
  const expected = stated.map((name) => {
    const checksum = checksums[name]?.();
    if (!checksum) throw notImplemented(`the header "${name}"`);
    return { checksum, value: Buffer.from(String(headers[name]), 'base64') };
  });
  const isHashed = /^[0-9a-f]{64}$/.test(payload);
  const whole = createHash('sha256');
  let length = 0;
  // The connection is still needed for the answer when reading stops early.
  const bytes: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of bytes) {
    length += chunk.length;
    for (const { checksum } of expected) checksum.update(chunk);
    if (isHashed) whole.update(chunk);
    yield chunk;
  }
  if (headers['content-length'] !== undefined && Number(headers['content-length']) !== length)
    throw refusal('IncompleteBody');
  for (const { checksum, value } of expected) if (!checksum.digest().equals(value)) throw refusal('BadDigest');
  if (isHashed && whole.digest('hex') !== payload) throw refusal('XAmzContentSHA256Mismatch');
}

function cyclic(): Checksum {
  let value = 0;
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    digest: () => Buffer.from(value.toString(16).padStart(8, '0'), 'hex'),
  };
}
