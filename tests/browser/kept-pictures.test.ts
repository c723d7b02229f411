import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptPicture } from '../../functions/platform/pictures/kept-picture.ts';
import { pixelsOf } from '../../functions/platform/testing/a-picture.ts';
import { badPictures, goodPictures } from '../../functions/platform/testing/picture-suite.ts';
import { launchBrowser } from '../support/browsers/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What the browser shows of a picture: rows of red, green, blue and alpha. */
async function shown(picture: Uint8Array) {
  const page = await browser.newPage();
  const drawn = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, Buffer.from(picture).toString('base64'));
  await page.close();
  return drawn;
}

test.each(goodPictures)('$what ($source) is kept as the browser shows it', async ({ bytes, most = 3 }) => {
  const sent = await bytes();
  const [expected, kept] = [await shown(sent), await keptPicture(sent)];
  const { width, height, data } = await pixelsOf(kept.bytes);
  expect({ width, height }).toEqual({ width: expected.width, height: expected.height });
  for (const channel of [0, 1, 2]) {
    const far = expected.data.map((sample, at) => (at % 4 === channel ? Math.abs(sample - (data[at] ?? 0)) : 0));
    const mean = far.reduce((sum, each) => sum + each, 0) / (width * height);
    expect(mean).toBeLessThanOrEqual(most);
  }
});

test.each(badPictures)('$what ($source) is refused', async ({ bytes }) => {
  await expect(keptPicture(await bytes())).rejects.toMatchObject({ name: 'RefusedPicture', reason: 'unreadable' });
});
