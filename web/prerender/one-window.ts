import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server sends before the browser has confirmed any, ten segments: a document that has more waits for one round trip more. */
export const oneWindow = 14_600;

/** Bytes of the response's headers among them. */
const headerBytes = 1_400;

/** Who compresses a document: the edge, in a hurry, or the build, as well as can be. */
export type Compression = 'edge' | 'ahead';

const qualities = { edge: 5, ahead: constants.BROTLI_MAX_QUALITY } as const;

export function compressed(html: string, compression: Compression): Buffer {
  const body = Buffer.from(html);
  const quality = qualities[compression];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}

/** What a document weighs on its way to a browser. */
export function bytesOnTheWire(html: string, compression: Compression = 'edge'): number {
  return compressed(html, compression).length + headerBytes;
}
