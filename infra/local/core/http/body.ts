import type { Readable } from 'node:stream';
import { AwsError } from '../gateway/error.ts';

/** Thrown when a body is longer than its reader allows. */
export class BodyTooLarge extends AwsError {
  /** @param limit the number of bytes that would have been accepted. */
  constructor(limit: number) {
    super('RequestEntityTooLargeException', `the body is larger than ${limit} bytes`, 413);
  }
}

/**
 * Reads a whole body into memory.
 * @param limit bytes; one more and it throws `BodyTooLarge`, leaving the rest of the stream unread.
 */
export async function readBody(stream: Readable, limit = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}
