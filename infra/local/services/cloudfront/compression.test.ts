import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, isCompressible } from './compression.ts';

const body = Buffer.from('light as the material '.repeat(100));
const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"tag"', 'content-length': String(body.length) };

test('Brotli is preferred to gzip, and both decompress to the same text', async () => {
  const br = await compress(200, headers, body, 'br,gzip');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"tag"' });
  expect(br.headers['content-length']).toBe(String(br.body.length));
  expect(brotliDecompressSync(br.body)).toEqual(body);
  expect(gunzipSync((await compress(200, headers, body, 'gzip')).body)).toEqual(body);
});

test('Vary keeps the values that it has', async () => {
  expect((await compress(200, { ...headers, vary: 'Origin' }, body, 'br')).headers.vary).toBe(
    'Origin, Accept-Encoding',
  );
  const twice = await compress(200, { ...headers, vary: 'accept-encoding' }, body, 'br');
  expect(twice.headers.vary).toBe('accept-encoding');
});

test('only documented types, sizes and statuses are compressed, and nothing twice', () => {
  const type = (name: string) => ({ 'content-type': name });
  expect(isCompressible(200, type('application/json'), 1_000)).toBe(true);
  expect(isCompressible(200, type('application/json'), 999)).toBe(false);
  expect(isCompressible(200, type('application/json'), 10_000_001)).toBe(false);
  expect(isCompressible(404, type('text/html'), 2_000)).toBe(true);
  expect(isCompressible(500, type('text/html'), 2_000)).toBe(false);
  expect(isCompressible(200, type('image/avif'), 2_000)).toBe(false);
  expect(isCompressible(200, { ...type('text/html'), 'content-encoding': 'gzip' }, 2_000)).toBe(false);
  expect(isCompressible(200, {}, 2_000)).toBe(false);
});

test('a viewer that accepts no encoding gets the bytes as they are', async () => {
  expect(await compress(200, headers, body, '')).toEqual({ headers, body });
});
