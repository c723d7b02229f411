import { expect, test } from 'vitest';
import { picturePath } from '../../../../shared/content/picture-path.ts';
import { readPictureManifest } from '../../../build/picture-manifest.ts';
import { pictureName } from './picture-name.ts';

test.each(Object.keys(readPictureManifest()))('%s is found by its address', (name) => {
  expect(pictureName(picturePath(name))).toBe(name);
  expect(pictureName(`https://stage.example.net${picturePath(name)}`)).toBe(name);
});
