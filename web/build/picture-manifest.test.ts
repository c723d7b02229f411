import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureManifest } from './picture-manifest.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const manifest = readPictureManifest();

test.each(Object.entries(manifest))('the files of %s are as the manifest says', async (_name, entry) => {
  for (const variant of entry.variants) {
    const bytes = readFileSync(`${publicFolder}${variant.path}`);
    expect(bytes.length).toBe(variant.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: variant.width, height: variant.height });
  }
});

test('the picture folder has no file that the manifest does not list', () => {
  const known = Object.values(manifest).flatMap(({ variants }) => variants.map(({ path }) => path));
  const files = readdirSync(`${publicFolder}/pictures`).map((file) => `/pictures/${file}`);
  expect(files.toSorted()).toEqual([...new Set(known)].toSorted());
});

test('all pictures and films together stay under 60 MB', () => {
  const media = ['pictures', 'media/films'].flatMap((folder) =>
    readdirSync(`${publicFolder}/${folder}`).map((file) => statSync(`${publicFolder}/${folder}/${file}`).size),
  );
  expect(media.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});
