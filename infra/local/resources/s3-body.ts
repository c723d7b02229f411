import { createHash, type Hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-failure.ts';

type Digest = { update: (chunk: Buffer) => void; base64: () => string };
type Expected = { name: string; digest: Digest; value: () => string | undefined; code: string };

const CRLF = Buffer.from('\r\n');

/**
 * The bytes of an upload, out of their `aws-chunked` framing, checked against every digest the request states: Content-MD5,
 * x-amz-content-sha256 and x-amz-checksum-* in the headers or the trailer. Throws an `S3Error` at the end when one differs.
 *
 * @param checksums receives the x-amz-checksum-* values that were verified, to be stored with the object.
 */
export async function* uploadedBytes(
  request: IncomingMessage,
  checksums: Record<string, string | undefined>,
): AsyncGenerator<Buffer> {
  const { headers } = request;
  const trailer = new Map<string, string>();
  const expected = expectations(headers, trailer);
  // The connection is still needed for the answer when reading stops early.
  const raw: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  let length = 0;
  for await (const chunk of isChunked(headers) ? decodeChunks(raw, trailer) : raw) {
    length += chunk.length;
    for (const { digest } of expected) digest.update(chunk);
    yield chunk;
  }
  const stated = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
  if (stated !== undefined && Number(stated) !== length)
    throw new S3Error(
      'IncompleteBody',
      'You did not provide the number of bytes specified by the Content-Length HTTP header.',
    );
  for (const { name, digest, value, code } of expected) {
    const computed = digest.base64();
    if (value() !== computed)
      throw new S3Error(code, `The ${name} you specified did not match the calculated checksum.`);
    if (name.startsWith('x-amz-checksum-')) checksums[name] = computed;
  }
}

/** The Content-Encoding an object is stored with: `aws-chunked` belongs to the transfer only. */
export function storedEncoding(headers: IncomingHttpHeaders): string | undefined {
  const encodings = (headers['content-encoding'] ?? '').split(',').map((encoding) => encoding.trim());
  return encodings.filter((encoding) => encoding && encoding !== 'aws-chunked').join(', ') || undefined;
}

function isChunked(headers: IncomingHttpHeaders): boolean {
  return String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');
}

function expectations(headers: IncomingHttpHeaders, trailer: Map<string, string>): Expected[] {
  const expected: Expected[] = [];
  const header = (name: string) => [headers[name]].flat()[0];
  if (header('content-md5') !== undefined)
    expected.push({
      name: 'Content-MD5',
      digest: hashed('md5'),
      value: () => header('content-md5'),
      code: 'BadDigest',
    });
  const payload = header('x-amz-content-sha256') ?? '';
  if (/^[0-9a-f]{64}$/.test(payload)) {
    const value = () => Buffer.from(payload, 'hex').toString('base64');
    expected.push({ name: 'x-amz-content-sha256', digest: hashed('sha256'), value, code: 'XAmzContentSHA256Mismatch' });
  }
  const announced = [header('x-amz-trailer') ?? '', ...Object.keys(headers)].flatMap((text) => text.split(/,\s*/));
  for (const name of new Set(announced.filter((each) => /^x-amz-checksum-(?!algorithm|type|mode)/.test(each))))
    expected.push({
      name,
      digest: checksumFor(name),
      value: () => header(name) ?? trailer.get(name),
      code: 'BadDigest',
    });
  return expected;
}

function checksumFor(name: string): Digest {
  switch (name) {
    case 'x-amz-checksum-sha256':
      return hashed('sha256');
    case 'x-amz-checksum-sha1':
      return hashed('sha1');
    case 'x-amz-checksum-crc32':
      return cyclic();
    default:
      // CRC32C and CRC64NVME have no implementation in Node; the SDK's default is CRC32.
      throw new S3Error('NotImplemented', `${name} is not computed locally; use CRC32, SHA1 or SHA256.`);
  }
}

function hashed(algorithm: string): Digest {
  const hash: Hash = createHash(algorithm);
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

/** Undoes `aws-chunked`: `size[;chunk-signature=…]\r\n`, that many bytes, `\r\n`, and after a chunk of size zero the trailer. */
async function* decodeChunks(source: AsyncIterable<Buffer>, trailer: Map<string, string>): AsyncGenerator<Buffer> {
  const reader = createReader(source);
  for (;;) {
    const size = Number.parseInt(await reader.line(), 16);
    if (Number.isNaN(size)) throw new S3Error('InvalidRequest', 'The aws-chunked body is malformed.');
    if (size === 0) break;
    yield* reader.bytes(size);
    await reader.line();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    trailer.set(name.trim().toLowerCase(), value.trim());
  }
}

function createReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await iterator.next();
    if (!done) buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return !done;
  }

  return {
    /** The next line without its end; empty at the end of the source. */
    async line(): Promise<string> {
      let end = buffered.indexOf(CRLF);
      while (end < 0 && (await more())) end = buffered.indexOf(CRLF);
      const line = end < 0 ? buffered : buffered.subarray(0, end);
      buffered = end < 0 ? Buffer.alloc(0) : buffered.subarray(end + CRLF.length);
      return line.toString('latin1');
    },
    async *bytes(count: number): AsyncGenerator<Buffer> {
      let missing = count;
      while (missing > 0) {
        if (buffered.length === 0 && !(await more())) throw new S3Error('IncompleteBody', 'The body ended early.');
        const part = buffered.subarray(0, missing);
        buffered = buffered.subarray(part.length);
        missing -= part.length;
        yield part;
      }
    },
  };
}
