import { expect, test } from 'vitest';
import { photoTrouble, troubleOfPhoto } from './photo-file.ts';

const bytes = (...given: (number | string)[]) =>
  Uint8Array.from(
    given.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part])),
  );

const onlyThese = 'Uploading photos can only be JPG, PNG format!';

test.each([
  ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 0, 'Exif')],
  ['PNG', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
])('%s may be cut', (_, head) => {
  expect(photoTrouble(head)).toBeUndefined();
});

test.each([
  ['a GIF', bytes('GIF89a')],
  ['a drawing', bytes('<svg xmlns')],
  ['WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
  ['AVIF', bytes(0, 0, 0, 32, 'ftypavif')],
  ['half the signature of PNG', bytes(0x89, 'PNG')],
  ['an empty file', bytes()],
])('%s is refused in the words of the product', (_, head) => {
  expect(photoTrouble(head)).toBe(onlyThese);
});

test.each(['heic', 'heix', 'mif1'])('a phone file of brand %s is named, with a way out', (brand) => {
  const said = photoTrouble(bytes(0, 0, 0, 24, `ftyp${brand}`));
  expect(said).toMatch(new RegExp(`^${onlyThese} This one is HEIC`));
});

test('the name of a file proves nothing', async () => {
  expect(await troubleOfPhoto(new File(['<svg>'], 'me.jpg', { type: 'image/jpeg' }))).toBe(onlyThese);
});
