import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asAvif, averageColour, encodeWithin } from './encode.ts';

/** A picture with detail everywhere, so that quality costs bytes. */
async function aBusyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  return await sharp({ create: { width: 96, height: 64, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

test('the quality is lowered until the file fits', async () => {
  const free = await encodeWithin(await aBusyPicture(), 96, asAvif, 63, Number.POSITIVE_INFINITY);
  const ceiling = Math.round(free.bytes.length * 0.7);
  const tight = await encodeWithin(await aBusyPicture(), 96, asAvif, 63, ceiling);
  expect(free.quality).toBe(63);
  expect(tight.quality).toBeLessThan(63);
  expect(tight.bytes.length).toBeLessThanOrEqual(ceiling);
});

test('a picture that does not fit at any quality is refused', async () => {
  await expect(encodeWithin(await aBusyPicture(), 96, asAvif, 24, 50)).rejects.toThrow('does not fit in 50 bytes');
});

test('the encoded picture has the width asked for', async () => {
  const { bytes } = await encodeWithin(await aBusyPicture(), 48, asAvif, 40, 9_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 32 });
});

test('the average colour is written for CSS', async () => {
  const flat = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#07090f' } })
    .png()
    .toBuffer();
  expect(await averageColour(flat)).toBe('#07090f');
});
