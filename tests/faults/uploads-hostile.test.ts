import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBlankPng,
  aChunk,
  aJpeg,
  aJpegOfScans,
  anExif,
  aPng,
  aSegment,
  resized,
} from '../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import type { UploadSignature } from '../../shared/contract/upload-schemas.ts';
import { aSignature, postFile, uploadedObjects, uploadRow, verdictOn } from '../support/people/uploads.ts';
import { eventually } from '../support/runs/eventually.ts';
import { settled } from '../support/site/settled.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { logLines } from '../support/telling/log-lines.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ publishes: false, queueClock: 10 });
}, 300_000);
afterAll(() => site.stop());

const keyOf = ({ fields }: UploadSignature): UploadKey => fields.key as UploadKey; // the site has made it
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 0x20);

/** Files that are no picture, or none that we decode, and the name under which they are announced. */
const files: readonly (readonly [what: string, name: string, content: () => Promise<Buffer> | Buffer])[] = [
  ['an SVG with a script', 'me.jpg', () => Buffer.from(svg)],
  ['an SVG that is called a PNG', 'me.png', () => Buffer.from(svg)],
  ['a page of HTML', 'me.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins like a JPEG', 'me.jpg', () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
  ['a GIF', 'me.png', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['a PDF', 'me.jpg', () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['an archive', 'me.png', () => Buffer.from('PK\x03\x04', 'latin1')],
  ['a program', 'me.jpg', () => Buffer.from('MZ\x90\0', 'latin1')],
  ['a HEIC photo', 'me.jpg', () => Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
  ['a WebP picture', 'me.png', () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1')],
  ['one byte', 'me.jpg', () => Buffer.from('a')],
  ['a JPEG that ends before its size', 'me.jpg', async () => (await aJpeg()).subarray(0, 150)],
  ['a PNG that ends in the middle', 'me.png', () => aPng().subarray(0, 60)],
  ['a PNG of 41 megapixels', 'me.png', () => aBlankPng(8_200, 5_000)],
  ['a bomb of 2,500 megapixels', 'me.png', () => aBlankPng(50_000, 50_000, 1, 10)],
  ['a picture of four gigabytes of 16 bits', 'me.png', () => aBlankPng(6_300, 6_300, 16, 10)],
  ['a line of 40 million pixels', 'me.png', () => aBlankPng(40_000_000, 1, 1)],
  ['a picture without pixels', 'me.png', () => aBlankPng(0, 0)],
  ['a JPEG of 24,000 scans of 40 megapixels', 'me.jpg', () => aJpegOfScans(24_000)],
  ['a JPEG that says that it is 65,535 pixels wide', 'me.jpg', async () => resized(await aJpeg(), 65_535, 65_535)],
];

describe('a file in quarantine', () => {
  test.each(files)('%s is refused, and gone', async (_, name, content) => {
    const signature = await aSignature(site.url, 'headimg', name);
    expect((await postFile(signature, await content())).status).toBe(200);
    expect(await verdictOn(site, keyOf(signature))).toBe('refused');
    await eventually(
      () => uploadedObjects(site),
      (objects) => !objects.has(keyOf(signature)) && !objects.has(keptKeyOf(keyOf(signature))),
    );
  });

  test.each([
    ['a PNG that is called a JPEG', 'me.jpg', () => aPng()],
    ['a JPEG that is called a PNG', 'me.png', () => aJpeg()],
    ['a photo with its place', 'me.jpg', () => aJpeg(40, 30, anExif(6, 'secret place'))],
    [
      'a photo with a page behind its end',
      'me.jpg',
      async () => Buffer.concat([await aJpeg(), Buffer.from(`secret ${svg}`)]),
    ],
    [
      'a photo with an archive in a comment',
      'me.jpg',
      () => aJpeg(40, 30, aSegment(0xfe, Buffer.from('PK\x03\x04secret'))),
    ],
    [
      'a photo with colour profile and XMP',
      'me.jpg',
      () =>
        aJpeg(
          40,
          30,
          aSegment(0xe2, Buffer.from('ICC_PROFILE\0secret')),
          aSegment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0secret')),
        ),
    ],
    ['a PNG with texts', 'me.png', () => withChunk('tEXt', 'Comment\0secret')],
    ['a PNG with a place', 'me.png', () => withChunk('eXIf', 'MM\0*secret')],
  ])('of %s nothing is kept but what it shows', async (_, name, content) => {
    const signature = await aSignature(site.url, 'headimg', name);
    await postFile(signature, await content());
    expect(await verdictOn(site, keyOf(signature))).toBe('promoted');
    const kept = (await uploadedObjects(site)).get(keptKeyOf(keyOf(signature)))?.toString('latin1') ?? '';
    expect(kept.length).toBeGreaterThan(50);
    expect(kept).not.toMatch(/secret|script|Exif|GPS|ICC_PROFILE|adobe|tEXt|eXIf/);
  });
});

/** A PNG with a chunk after its head. */
function withChunk(type: string, content: string): Buffer {
  const png = aPng();
  return Buffer.concat([png.subarray(0, 33), aChunk(type, Buffer.from(content, 'latin1')), png.subarray(33)]);
}

describe('a form', () => {
  const changes: readonly (readonly [
    string,
    (signature: UploadSignature) => Pick<UploadSignature, 'host' | 'fields'>,
  ])[] = [
    ['with another key', (signature) => changed(signature, { key: 'uploaded/userimg/evil.html' })],
    [
      'with the key of another kind',
      (signature) => changed(signature, { key: keyOf(signature).replace('headimg', 'userimg') }),
    ],
    ['with another type', (signature) => changed(signature, { 'Content-Type': 'text/html' })],
    ['with a policy that allows more', (signature) => changed(signature, { policy: widened(signature.policy) })],
    ['with a policy that lasts longer', (signature) => changed(signature, { policy: prolonged(signature.policy) })],
    ['with another signature', (signature) => changed(signature, { 'x-amz-signature': 'f'.repeat(64) })],
    ["with another session's token", (signature) => changed(signature, { 'x-amz-security-token': 'x.y' })],
    ['with a field more', (signature) => changed(signature, { acl: 'public-read' })],
    ['for another bucket', (signature) => ({ ...signature, host: signature.host.replace(/upload\w*/, 'mediabucket') })],
  ];

  test.each(changes)('%s is refused, and stores nothing', async (_, change) => {
    const before = [...(await uploadedObjects(site)).keys()];
    const signature = await aSignature(site.url, 'headimg');
    expect((await postFile(change(signature), await aJpeg())).status).toBeGreaterThanOrEqual(400);
    expect([...(await uploadedObjects(site)).keys()]).toEqual(before);
    expect(await uploadRow(site, keyOf(signature))).toMatchObject({ state: 'awaited' });
  });

  test.each([0, 2 * 1024 * 1024])('with a file of %i bytes is refused', async (size) => {
    const signature = await aSignature(site.url, 'headimg');
    expect((await postFile(signature, mebibytes(2).subarray(0, size))).status).toBe(400);
  });

  test('that is posted again after the inspection keeps the first file', async () => {
    const signature = await aSignature(site.url, 'headimg');
    await postFile(signature, await aJpeg());
    expect(await verdictOn(site, keyOf(signature))).toBe('promoted');
    const kept = (await uploadedObjects(site)).get(keptKeyOf(keyOf(signature)));
    for (const swapped of [Buffer.from(svg), await aJpeg(8, 8, anExif(1, 'secret'))]) {
      expect((await postFile(signature, swapped)).status).toBe(200);
      const objects = await eventually(
        () => uploadedObjects(site),
        (found) => !found.has(keyOf(signature)),
      );
      expect(objects.get(keptKeyOf(keyOf(signature)))).toEqual(kept);
    }
  });

  const twenty: readonly (readonly [string, () => Promise<readonly Buffer[]>])[] = [
    [
      'with pictures and others',
      async () => {
        const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => aJpeg(10 + index, 10)));
        return pictures.flatMap((picture) => [picture, Buffer.from(svg)]);
      },
    ],
    ['with one file of endless scans', async () => Array<Buffer>(20).fill(await aJpegOfScans(24_000))],
  ];

  test.each(twenty)('that is posted twenty times at once, %s, is inspected once', async (_, content) => {
    await settled(site);
    const [signature, before] = [await aSignature(site.url, 'headimg'), await inspections()];
    await Promise.all((await content()).map((file) => postFile(signature, file)));
    const verdict = await verdictOn(site, keyOf(signature));
    // A verdict is logged a moment after it stands.
    const { decoded, dropped } = await eventually(
      inspections,
      (after) => after.dropped - before.dropped >= 19 && after.decoded > before.decoded,
    );
    expect([decoded - before.decoded, dropped - before.dropped]).toEqual([1, 19]);
    const objects = await eventually(
      () => uploadedObjects(site),
      (found) => !found.has(keyOf(signature)),
    );
    expect(objects.has(keptKeyOf(keyOf(signature)))).toBe(verdict === 'promoted');
  });
});

/** How many files were decoded so far, and how many were not. */
async function inspections() {
  const lines = await logLines(site.stateDirectory, 'inspectUploads');
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return { decoded: count(/"upload\.(inspected|refused)"/), dropped: count(/"upload\.dropped"/) };
}

test('a site that is killed while it inspects keeps every photo, once', async () => {
  const signatures = await Promise.all(Array.from({ length: 12 }, () => aSignature(site.url, 'headimg')));
  await Promise.all(signatures.map(async (signature) => postFile(signature, await aJpeg(900, 1_200))));
  const { stateDirectory } = site;
  await site.kill();
  site = await startTestSite({ publishes: false, queueClock: 10, stateDirectory });
  for (const signature of signatures) expect(await verdictOn(site, keyOf(signature))).toBe('promoted');
  const objects = await eventually(
    () => uploadedObjects(site),
    (found) => signatures.every((signature) => !found.has(keyOf(signature))),
  );
  for (const signature of signatures) expect(objects.has(keptKeyOf(keyOf(signature)))).toBe(true);
  // What was signed by the session of the run before is over with it.
  const [old] = signatures;
  expect(old && (await postFile({ ...old, host: withPortOf(site.url, old.host) }, await aJpeg())).status).toBe(400);
}, 300_000);

function withPortOf(url: string, host: string): string {
  return host.replace(/:\d+/, `:${new URL(url).port}`);
}

function changed({ host, fields }: UploadSignature, changes: Readonly<Record<string, string>>) {
  return { host, fields: { ...fields, ...changes } };
}

/** A policy that takes any key and size. */
function widened(policy: string): string {
  const { expiration } = JSON.parse(Buffer.from(policy, 'base64').toString());
  return Buffer.from(JSON.stringify({ expiration, conditions: [['starts-with', '$key', '']] })).toString('base64');
}

/** A policy that lasts for a century. */
function prolonged(policy: string): string {
  return Buffer.from(
    Buffer.from(policy, 'base64')
      .toString()
      .replace(/20\d\d-/, '2126-'),
  ).toString('base64');
}
