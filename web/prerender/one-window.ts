import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server sends before the browser has confirmed any, ten segments: a document that has more waits for one round trip more. */
export const oneWindow = 14_600;

/** Bytes of the response's headers among them. */
const headerBytes = 1_400;

/** As the edge compresses. */
const quality = 5;

/** What a document weighs on its way to a browser. */
export function bytesOnTheWire(html: string): number {
  const body = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params }).length + headerBytes;
}
