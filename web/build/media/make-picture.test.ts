import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPictureManifest } from '../picture-manifest.ts';
import { aPicture, aWebFolder } from './a-web-folder.ts';
import { makePicture, pictureCeiling } from './make-picture.ts';

let folder = aWebFolder([]);
beforeEach(() => {
  folder.remove();
  folder = aWebFolder(['desk', 'desk-wide']);
});
afterEach(() => expect(folder.files().some((file) => file.startsWith('media-'))).toBe(false));

/** A photograph: its left half red, its right half blue. */
async function aPhotograph(width: number, height: number, orientation = 1): Promise<string> {
  const file = join(folder.web, 'photograph.jpg');
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  const right = await sharp(half).png().toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return file;
}

const make = (name: string, file: string, like?: string) =>
  makePicture({ name, file, like, web: folder.web, onProgress: () => undefined });

test('a photograph becomes every file of the picture in whose place it comes, and its entry', async () => {
  const { entry, former } = await make('desk', await aPhotograph(200, 150));
  expect(former).toEqual(aPicture('desk'));
  expect(entry).toMatchObject({ width: 96, height: 72 });
  expect(entry.variants.map(({ path }) => path)).toEqual(aPicture('desk').variants.map(({ path }) => path));
  for (const { path, width, height, bytes } of entry.variants) {
    const made = readFileSync(join(folder.web, 'public', path));
    expect(made.length).toBe(bytes);
    expect(await sharp(made).metadata()).toMatchObject({ width, height });
  }
  expect(readPictureManifest(folder.web)).toEqual({ desk: entry, 'desk-wide': aPicture('desk-wide') });
  expect(readFileSync(join(folder.web, 'public/pictures/desk-wide-96.avif'), 'utf8')).toBe('old');
});

test('a wide photograph is cut at its middle, and what was cut is told', async () => {
  const { cut, entry } = await make('desk', await aPhotograph(300, 150));
  expect(cut).toEqual({ width: 100, height: 0 });
  const [largest] = entry.variants.filter(({ format }) => format === 'webp');
  const { data, info } = await sharp(join(folder.web, 'public', largest?.path ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(36 * info.width + x) * 3] ?? 0;
  expect([redAt(20) > 150, redAt(76) > 150]).toEqual([true, false]);
});

test('a photograph that was taken upright stands upright', async () => {
  const { entry } = await make('desk', await aPhotograph(150, 200, 6));
  const [red, , blue] = await sharp(join(folder.web, 'public', entry.variants[1]?.path ?? ''))
    .raw()
    .toBuffer();
  expect([(red ?? 0) > 150, (blue ?? 0) > 150]).toEqual([true, false]);
  const below = await sharp(join(folder.web, 'public', entry.variants[1]?.path ?? ''))
    .raw()
    .toBuffer();
  expect(below.at(-3)).toBeLessThan(100);
});

test('a new picture has the sizes of the one that it is like', async () => {
  const { former, entry } = await make('hall', await aPhotograph(96, 72), 'desk');
  expect(former).toBeUndefined();
  expect(entry.variants.map(({ path }) => path)).toContain('/pictures/hall-48.webp');
  expect(Object.keys(readPictureManifest(folder.web))).toEqual(['desk', 'desk-wide', 'hall']);
});

test('each file is counted when it is there', async () => {
  const told: [string, number, number][] = [];
  await makePicture({
    name: 'desk',
    file: await aPhotograph(96, 72),
    web: folder.web,
    onProgress: (...progress) => told.push(progress),
  });
  expect(told).toEqual([0, 1, 2, 3, 4].map((done) => ['desk', done, 4]));
});

test.each([
  ['a name with wrong characters', 'My desk', undefined, /"My desk" cannot be the name of a picture: small letters/],
  ['a path for a name', '../desk', undefined, /cannot be the name of a picture/],
  [
    'a name that no picture has',
    'desk-low',
    undefined,
    /There is no picture "desk-low" .* There are desk, desk-wide\. .* --like desk$/,
  ],
  ['a name of every object', 'constructor', undefined, /There is no picture "constructor"/],
  [
    'one that it shall be like, and is not there',
    'hall',
    'lobby',
    /There is no picture "lobby" in .*There are desk, desk-wide$/,
  ],
])('%s is refused', async (_, name, like, message) => {
  const before = folder.files();
  await expect(make(name, await aPhotograph(96, 72), like)).rejects.toThrow(message);
  expect(folder.files()).toEqual(before);
});

test('what is no picture, too small or not there is refused, and nothing is changed', async () => {
  const text = join(folder.web, 'notes.png');
  writeFileSync(text, 'not a picture');
  const before = folder.files();
  await expect(make('desk', text)).rejects.toThrow('notes.png is not a picture that can be read: PNG, JPEG');
  await expect(make('desk', await aPhotograph(95, 200))).rejects.toThrow(
    'has 95 × 200 pixels, and "desk" is shown with up to 96 × 72: give a larger one',
  );
  await expect(make('desk', join(folder.web, 'none.png'))).rejects.toThrow(/^There is no file .*none\.png$/);
  await expect(make('desk', folder.web)).rejects.toThrow('is a folder: name one file');
  expect(folder.files()).toEqual(before);
  expect(readPictureManifest(folder.web).desk).toEqual(aPicture('desk'));
});

test('a drawing is no photograph', async () => {
  const drawing = join(folder.web, 'mark.svg');
  writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"/>');
  await expect(make('desk', drawing)).rejects.toThrow('is not a picture that can be read');
});

test('a larger picture may have more bytes, and fewer for each pixel', () => {
  const [small, large] = [pictureCeiling(480, 360), pictureCeiling(1920, 1440)];
  expect(pictureCeiling(960, 720)).toBe(40_000);
  expect(large / small).toBeGreaterThan(2);
  expect(large / small).toBeLessThan(16);
});
