import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue/index.ts';
import { readManifest } from './publish.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const manifest = readManifest();

test('the manifest holds exactly the pictures of the catalogue', () => {
  expect(Object.keys(manifest)).toEqual(catalogue.map(({ name }) => name).sort());
});

test.each(Object.entries(manifest))('the files of %s are as the manifest says', async (_name, entry) => {
  for (const variant of entry.variants) {
    const bytes = readFileSync(`${PUBLIC}${variant.path}`);
    expect(bytes.length).toBe(variant.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: variant.width, height: variant.height });
  }
});

test.each(catalogue)('$name stays under its ceilings', ({ name, ceilings = {} }) => {
  for (const { format, width, bytes } of manifest[name]?.variants ?? []) {
    if (format === 'avif') expect(bytes).toBeLessThanOrEqual(ceilings[width] ?? 0);
  }
});

test('the folder has no file that the manifest does not list', () => {
  const known = Object.values(manifest).flatMap(({ variants }) => variants.map(({ path }) => path));
  expect(
    readdirSync(`${PUBLIC}/pictures`)
      .map((file) => `/pictures/${file}`)
      .sort(),
  ).toEqual(known.sort());
});

test('all pictures together stay under 6 MB', () => {
  const sizes = readdirSync(`${PUBLIC}/pictures`).map((file) => statSync(`${PUBLIC}/pictures/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
});
