import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  aBlankPng,
  aChunk,
  aJpeg,
  anExif,
  aPng,
  aSegment,
  pixelsOf,
  pngOf,
  resized,
  somePixels,
} from '../testing/a-picture.ts';
import { keptPicture } from './kept-picture.ts';

const reasonFor = (bytes: Uint8Array) =>
  keptPicture(bytes).then(
    () => 'kept',
    (error: { reason?: string }) => error.reason ?? error,
  );

/** The colour of a pixel, as one letter: which of red and blue there is more of. */
function colourAt({ data, width }: { data: Uint8Array; width: number }, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return Number(data[at]) > Number(data[at + 2]) ? 'red' : 'blue';
}

test('a picture is written anew, in its own format and size', async () => {
  expect(await keptPicture(await aJpeg())).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 });
  const kept = await keptPicture(aPng());
  expect(kept).toMatchObject({ type: 'image/png', width: 40, height: 30 });
  expect((await pixelsOf(kept.bytes)).data).toEqual(somePixels(40, 30).data);
});

test('nothing is left of where and when a photo was taken, and of what somebody wrote into it or behind it', async () => {
  const comment = aSegment(0xfe, Buffer.from('secret of a comment'));
  const photo = Buffer.concat([await aJpeg(40, 30, anExif(1), comment), Buffer.from('<script>secret</script>PKZ')]);
  const text = aChunk('tEXt', Buffer.from('Comment\0secret of a chunk'));
  const png = aPng();
  const picture = Buffer.concat([png.subarray(0, 33), text, png.subarray(33), Buffer.from('secret behind its end')]);
  for (const bytes of [photo, picture]) {
    const kept = Buffer.from((await keptPicture(bytes)).bytes).toString('latin1');
    expect(kept).not.toMatch(/secret|GPS|Exif|tEXt|script|PKZ/);
  }
});

test.each([
  [1, 40, 30, 'red', 'blue'],
  [2, 40, 30, 'blue', 'red'],
  [3, 40, 30, 'blue', 'red'],
  [4, 40, 30, 'red', 'blue'],
  [5, 30, 40, 'red', 'red'],
  [6, 30, 40, 'red', 'red'],
  [7, 30, 40, 'blue', 'blue'],
  [8, 30, 40, 'blue', 'blue'],
])('a photo of orientation %i is turned as its camera meant it', async (orientation, width, height, left, right) => {
  const kept = await keptPicture(await aJpeg(40, 30, anExif(orientation)));
  expect([kept.width, kept.height]).toEqual([width, height]);
  const pixels = await pixelsOf(kept.bytes);
  expect([colourAt(pixels, 2, 2), colourAt(pixels, width - 3, 2)]).toEqual([left, right]);
});

test.each([5, 6, 7, 8])(
  'a turned photo of orientation %i is lighter on the side that was above',
  async (orientation) => {
    const pixels = await pixelsOf((await keptPicture(await aJpeg(40, 30, anExif(orientation)))).bytes);
    const green = (x: number) => Number(pixels.data[(20 * pixels.width + x) * 4 + 1]);
    expect(green(3) > green(26)).toBe(orientation === 5 || orientation === 8);
  },
);

test('a larger picture is shrunk to 2,048 pixels, not cut', async () => {
  const { bytes, width, height } = await keptPicture(aPng(4_096, 8));
  expect([width, height]).toEqual([2_048, 4]);
  const pixels = await pixelsOf(bytes);
  expect([colourAt(pixels, 1_000, 1), colourAt(pixels, 1_100, 1)]).toEqual(['red', 'blue']);
});

test('what cannot be seen gives no colour to what is shrunk', async () => {
  const data = Buffer.alloc(4_096 * 4);
  for (let x = 0; x < 4_096; x += 1) data.set(x % 2 === 0 ? [255, 0, 0, 255] : [0, 255, 0, 0], x * 4);
  const { data: shrunk } = await pixelsOf((await keptPicture(pngOf({ width: 4_096, height: 1, data }))).bytes);
  for (let at = 0; at < shrunk.length; at += 4) {
    expect(shrunk[at]).toBeGreaterThan(250);
    expect(shrunk[at + 1]).toBe(0);
  }
});

test('what is neither a JPEG nor a PNG is refused, also what sharp could read', async () => {
  const webp = await sharp(aPng()).webp().toBuffer();
  for (const bytes of [
    webp,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ])
    expect(await reasonFor(bytes)).toBe('not-a-picture');
});

test('a file whose pixels cannot be read is refused', async () => {
  const png = aPng();
  const broken = Buffer.concat([png.subarray(0, 45), Buffer.alloc(20, 0x55), png.subarray(65)]);
  expect(await reasonFor(broken)).toBe('unreadable');
  expect(await reasonFor((await aJpeg()).subarray(0, 200))).toBe('unreadable');
  expect(await reasonFor(aBlankPng(0, 10))).toBe('unreadable');
  expect(await reasonFor(aBlankPng(100, 100, 8, 3))).toBe('unreadable');
});

/** A JPEG of 41 megapixels, with something before its frame that a reader may jump over it by, to where a small frame stands. */
function withHiddenSize(jumps: Buffer, small: Buffer): Buffer {
  const large = resized(small, 8_200, 5_000);
  const header = Buffer.concat([large.subarray(0, 2), jumps, large.subarray(2, -2)]);
  return Buffer.concat([header, Buffer.alloc(70_000 - header.length), ...Array.from({ length: 100 }, () => small)]);
}

test.each([
  ['TEM', Buffer.from([0xff, 0x01])],
  ['a restart', Buffer.from([0xff, 0xd3])],
  ['TEM after fill bytes', Buffer.from([0xff, 0xff, 0xff, 0x01])],
  ['a segment with a length of 0', Buffer.from([0xff, 0xe2, 0, 0])],
  ['a segment with a length of 1', Buffer.from([0xff, 0xfe, 0, 1])],
  ['bytes that are no marker', Buffer.from([0xff, 0xfe, 0, 2, 0x12, 0xff, 0])],
])('the size of a JPEG is not hidden by %s before it', async (_, jumps) => {
  expect(await reasonFor(withHiddenSize(jumps, await aJpeg()))).toBe('too-many-pixels');
  const small = await aJpeg(40, 30, jumps);
  expect(await keptPicture(small)).toMatchObject({ width: 40, height: 30 });
});

test('40 megapixels are kept, and one row more is refused before anything is decoded', async () => {
  expect(await reasonFor(aBlankPng(8_000, 5_001))).toBe('too-many-pixels');
  expect(await reasonFor(aBlankPng(6_000, 5_000, 16, 1))).toBe('too-many-pixels');
  expect(await reasonFor(aBlankPng(30_001, 1))).toBe('too-many-pixels');
  expect(await keptPicture(aBlankPng(8_000, 5_000))).toMatchObject({ width: 2_048, height: 1_280 });
});

test('two mebibytes are too many', async () => {
  const jpeg = await aJpeg();
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  expect(await reasonFor(padded(2 * 1024 * 1024))).toBe('too-large');
  expect(await reasonFor(padded(2 * 1024 * 1024 - 1))).toBe('kept');
});
