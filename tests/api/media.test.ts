import { expect, inject, test } from 'vitest';
import { readFilmManifest } from '../../web/build/film-manifest.ts';

const siteUrl = inject('siteUrl');
const { home } = readFilmManifest();
const { path = '', bytes = 0 } = home?.files[0] ?? {};

/** Asks for a part of the film of home. */
async function part(range: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl + path, { headers: { range, ...headers } });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

test('a film answers a range with that part of it, also out of the cache of the edge', async () => {
  const whole = Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer());
  expect(whole.length).toBe(bytes);
  for (const _ of ['from the bucket', 'from the cache']) {
    const { response, content } = await part('bytes=1000-1999');
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes}`);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(content.equals(whole.subarray(1000, 2000))).toBe(true);
  }
});

test('a film answers the range of a known state with its part, and that of another state with the whole film', async () => {
  const tag = (await fetch(siteUrl + path, { method: 'HEAD' })).headers.get('etag') ?? '';
  expect((await part('bytes=0-9', { 'if-range': tag })).response.status).toBe(206);
  const outdated = await part('bytes=0-9', { 'if-range': '"another"' });
  expect([outdated.response.status, outdated.content.length]).toEqual([200, bytes]);
});

test('a range beyond the end of a film is refused', async () => {
  const { response } = await part(`bytes=${bytes}-`);
  expect(response.status).toBe(416);
});

test.each([
  [home?.posterFile ?? '', 'image/jpeg'],
  [home?.poster.variants[0]?.path ?? '', 'image/avif'],
  [home?.captions ?? '', 'text/vtt; charset=utf-8'],
  ['/media/manuals/s3-pro.pdf', 'application/pdf'],
])('%s is served as %s, as long as pictures are kept', async (file, type) => {
  const { status, headers } = await fetch(siteUrl + file);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toContain('max-age=3600');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
