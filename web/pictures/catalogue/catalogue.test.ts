import { expect, test } from 'vitest';
import { readPictureManifest } from '../../build/picture-manifest.ts';
import { catalogue } from './index.ts';

const manifest = readPictureManifest();

test('the manifest holds exactly the pictures of the catalogue', () => {
  expect(Object.keys(manifest)).toEqual(catalogue.map(({ name }) => name).toSorted());
});

test.each(catalogue)('$name stays under its ceilings', ({ name, ceilings = {} }) => {
  for (const { format, width, bytes } of manifest[name]?.variants ?? []) {
    if (format === 'avif') expect(bytes).toBeLessThanOrEqual(ceilings[width] ?? 0);
  }
});
