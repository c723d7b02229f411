import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { documentsCompressedAhead } from '../../shared/compressed-ahead.ts';
import { routes } from '../../shared/routes.ts';

const siteUrl = inject('siteUrl');

/** A document as it comes over the wire, which `fetch` would decompress. */
async function received(path: string, encoding: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(siteUrl + path, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject),
  );
  const { 'content-encoding': encoded, 'content-type': type, 'cache-control': kept } = response.headers;
  return { encoded, type, kept, bytes: await buffer(response) };
}

test.each(documentsCompressedAhead.map((name) => routes[name].path))(
  'the document of %s is the same however it comes, and smallest as it was compressed ahead',
  async (path) => {
    const plain = await received(path, 'identity');
    const gzip = await received(path, 'gzip');
    const brotli = await received(path, 'gzip, deflate, br');
    expect([plain, gzip, brotli].map(({ encoded }) => encoded)).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(gzip.bytes.length * 0.9);
    expect(brotli).toMatchObject({ type: plain.type, kept: plain.kept });
  },
);

test('scripts and style sheets come as they were compressed ahead to whoever takes Brotli, and as ever to others', async () => {
  const document = await (await fetch(siteUrl + routes.about.path)).text();
  const files = [...new Set(document.match(/\/assets\/[\w-]+\.(js|css)\b/g))];
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const plain = await received(file, 'identity');
    const gzip = await received(file, 'gzip, br;q=0');
    const brotli = await received(file, 'gzip, deflate, br');
    expect([plain, gzip, brotli].map(({ encoded }) => encoded)).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.bytes.equals(brotliCompressSync(plain.bytes))).toBe(true);
    expect(brotli).toMatchObject({ type: plain.type, kept: plain.kept });
  }
});
