import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { stopClock } from '../support/runs/clock.ts';
import { aVisitor } from './a-visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Products where they play: slides' });
const film = (page: Page) => page.getByRole('region', { name: 'One cue' }).locator('video');
const control = (page: Page, name: string) => page.getByRole('button', { name: `${name}: Products where they play` });

/** The products of the slides that can be seen. */
const shown = (page: Page) => banner(page).locator('li:not([inert]) figcaption a').allTextContents();
/** The products of the slides whose picture may load. */
const loaded = (page: Page) => banner(page).locator('figure:has(img) figcaption a').allTextContents();

/** A visitor before the banner, once its library moves it; the clock has stood since before it came into view. */
async function beforeBanner(options: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const { page, open } = visitor;
  await page.clock.install();
  await open('/home');
  await stopClock(page, 60);
  await page.getByRole('tab', { name: 'In use' }).click();
  await banner(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0); // where it pressed the tab the banner may lie now
  await page.locator('[data-moving]').waitFor();
  return visitor;
}

test('the opening film gives way to the banner, and comes back', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, reducedMotion: 'reduce' });
  await open('/home');
  await film(page).scrollIntoViewIfNeeded();
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'In use' }).click();
  expect([await banner(page).isVisible(), await film(page).isVisible()]).toEqual([true, false]);
  await page.getByRole('tab', { name: 'Film' }).click();
  expect([await banner(page).isVisible(), await film(page).isVisible()]).toEqual([false, true]);
  await leave();
});

describe('the banner', () => {
  test('loads the next picture 2,500 ms after a slide has come, and shows it after 4,000 ms', async () => {
    const { page, leave } = await beforeBanner(devices.windows);
    expect(await loaded(page)).toEqual(['S3 Pro']);
    await page.clock.runFor(2_300);
    expect(await loaded(page)).toEqual(['S3 Pro']);
    await page.clock.runFor(300);
    await expect.poll(() => loaded(page)).toEqual(['S3 Pro', 'S2']);
    expect(await shown(page)).toEqual(['S3 Pro']);
    await page.clock.runFor(2_500);
    await expect.poll(() => shown(page)).toContain('S2');
    await leave();
  });

  test('loads a picture that is asked for at once', async () => {
    const { page, leave } = await beforeBanner({ ...devices.windows, reducedMotion: 'reduce' });
    await control(page, 'Next').click();
    await page.clock.runFor(500);
    await expect.poll(() => loaded(page)).toEqual(['S3 Pro', 'S2']);
    await leave();
  });

  test.each([
    ['under the pointer', (page: Page) => banner(page).hover()],
    ['while it has the focus', (page: Page) => banner(page).getByRole('link').first().focus()],
    ['by its button', (page: Page) => control(page, 'Pause').click()],
  ])('stands still %s', async (_, hold) => {
    const { page, leave } = await beforeBanner(devices.windows);
    await hold(page);
    await page.clock.runFor(9_000);
    expect(await shown(page)).toEqual(['S3 Pro']);
    await leave();
  });

  test('stands still for whoever wants less motion', async () => {
    const { page, leave } = await beforeBanner({ ...devices.windows, reducedMotion: 'reduce' });
    await page.clock.runFor(9_000);
    expect(await shown(page)).toEqual(['S3 Pro']);
    await leave();
  });

  test('is as high as its width asks, up to 1140 x 640', async () => {
    const { page, leave } = await beforeBanner({ ...devices.windows, reducedMotion: 'reduce' });
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.clock.runFor(500); // its library measures anew in a moment of the page's time
      const box = await banner(page).locator('picture').first().boundingBox();
      const [wide, high] = [box?.width ?? 0, box?.height ?? 0];
      expect(wide, `${width} px`).toBeLessThanOrEqual(1140);
      if (width > 1440) expect(wide).toBe(1140);
      expect(Math.abs(high - (wide * 640) / 1140), `${width} px`).toBeLessThanOrEqual(1);
    }
    await leave();
  });
});

test('without script film, banner and all its pictures are there', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/home');
  expect(await banner(page).locator('img').count()).toBe(4);
  expect(await film(page).count()).toBe(1);
  await leave();
});
