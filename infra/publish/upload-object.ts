import { Readable } from 'node:stream';
import { PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { PlannedObject } from './planned-object.ts';

/** Object metadata under which our own checksum is kept: the ETag of an encrypted object need not be one. */
export const checksumMetadata = 'sha256';

/** The SDK sends a stream only once, as it cannot open it again. We can. */
const attempts = 2;

/** Logger for uploads: without one the SDK warns on the console about every stream, because it could not send it again. */
export const noWarnings = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Sends an object while it is read, so that its size costs no memory.
 * @throws Error when its bytes cannot be read or are not those that were planned (the bucket keeps what it had), or when S3
 * refuses it; for failures of S3 and broken connections only at the second attempt
 */
export async function uploadObject(client: S3Client, Bucket: string, object: PlannedObject): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const body = Readable.from(plannedBytes(object));
    const unreadable = new AbortController();
    // The SDK waits for the end of a body and does not notice its failure.
    body.once('error', () => unreadable.abort());
    try {
      await client.send(putCommand(Bucket, object, body), { abortSignal: unreadable.signal });
      return;
    } catch (error) {
      if (body.errored) throw body.errored;
      if (attempt === attempts || isRefusal(error)) throw error;
    } finally {
      body.destroy();
    }
  }
}

function putCommand(Bucket: string, object: PlannedObject, Body: Readable): PutObjectCommand {
  return new PutObjectCommand({
    Bucket,
    Key: object.key,
    Body,
    ContentLength: object.size,
    ContentType: object.contentType,
    CacheControl: object.cacheControl,
    ContentEncoding: object.contentEncoding,
    ContentDisposition: object.contentDisposition,
    // S3 compares it with what arrived and stores nothing when they differ. Without it the SDK would add a checksum of its own.
    ChecksumSHA256: Buffer.from(object.sha256, 'hex').toString('base64'),
    Metadata: { [checksumMetadata]: object.sha256 },
  });
}

/**
 * As many bytes of an object as were planned: S3 would wait for a missing one, and take a surplus one for the next request.
 * The checksum shows whether they are the planned ones.
 */
async function* plannedBytes({ key, size, open }: PlannedObject): AsyncGenerator<Uint8Array> {
  let missing = size;
  for await (const part of open()) {
    yield part.subarray(0, missing);
    missing -= part.length;
    if (missing <= 0) return;
  }
  if (missing > 0) throw new Error(`${key} was changed after it was planned: ${missing} of ${size} bytes are missing`);
}

/** Whether S3 has understood the request and would refuse it again; a time-out of the connection is no such answer. */
function isRefusal(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$fault === 'client' && error.name !== 'RequestTimeout';
}
