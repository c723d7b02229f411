import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';
import { bytesOf, picturesOf } from './every-page/pictures.ts';

test.each([
  ['a phone', { width: 390, height: 844 }, 15_000],
  ['a desk', { width: 1440, height: 900 }, 70_000],
  ['a wide screen', { width: 2560, height: 1440 }, 110_000],
])('the opening picture of home stays within its bytes on %s', async (_, viewport, most) => {
  const { page, open, leave } = await aVisitor({ viewport, reducedMotion: 'reduce' });
  await open('/home');
  const [stage] = await picturesOf(page);
  expect(stage?.name).toContain('hero-stage');
  expect(stage && bytesOf(stage)).toBeLessThanOrEqual(most);
  await leave();
});

test('the answer of the chooser has a sharp picture', async () => {
  const { page, open, leave } = await aVisitor({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await open('/home');
  await page.getByLabel('Many rooms or venues').check();
  await page.locator('article:has-text("Yours is") img').scrollIntoViewIfNeeded();
  const shown = (await picturesOf(page)).find(({ name }) => name === 'c-series');
  expect(shown?.natural).toBeGreaterThanOrEqual(0.75 * 2 * (shown?.drawn ?? Number.POSITIVE_INFINITY));
  await leave();
});

test.each([
  ['a desk', { width: 1440, height: 900 }, 2, 2],
  ['a tablet', { width: 820, height: 1180 }, 2, 2],
  ['a wide screen', { width: 2560, height: 1440 }, 1, 1],
])(
  "the poster of home's film is sharp on %s, two pixels for one where the screen has them",
  async (_, viewport, ratio, least) => {
    const options = { viewport, deviceScaleFactor: ratio, reducedMotion: 'reduce', pictures: true } as const;
    const { page, open, leave } = await aVisitor(options);
    await open('/home');
    const poster = page.getByRole('tabpanel').locator('picture:has(+ video) img').first();
    await poster.scrollIntoViewIfNeeded();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(/home-poster/);
    const { natural, drawn } = await poster.evaluate(async (image: HTMLImageElement) => {
      const file = Object.assign(new Image(), { src: image.currentSrc });
      await file.decode();
      return { natural: file.naturalWidth, drawn: image.clientWidth };
    });
    expect(natural).toBeGreaterThanOrEqual(least * drawn);
    await leave();
  },
);
