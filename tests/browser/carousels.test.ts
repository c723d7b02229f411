import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { stopClock } from '../support/runs/clock.ts';
import { aVisitor } from './a-visitor.ts';

/** Milliseconds for which modules rest (product-rules.md#carousels). */
const interval = 2_500;

const slides = (page: Page) => page.getByRole('region', { name: 'Inside S1: slides' });
const control = (page: Page, name: string) => page.getByRole('button', { name: `${name}: Inside S1` });

/** The slides that can be seen, by their first words. */
const shown = (page: Page) =>
  slides(page)
    .locator('li:not([inert]) strong')
    .evaluateAll((titles) => titles.map(({ textContent }) => textContent));

const isMoving = (page: Page) =>
  slides(page)
    .locator('ul')
    .evaluate((track) => track.getAnimations().length > 0 || Number.parseFloat(track.style.transitionDuration) > 0);

/** A visitor before the modules of S1, once their library moves them; their clock stands until a test moves it. */
async function beforeModules(options: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const { page, open } = visitor;
  await page.clock.install();
  await open('/product-s1');
  await slides(page).scrollIntoViewIfNeeded();
  await page.locator('[data-moving]').first().waitFor();
  return visitor;
}

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;

describe('the modules of a product', () => {
  test.each([
    ['three on wide screens', devices.windows, 3],
    ['one on a phone', devices.phone, 1],
  ])('show %s', async (_, device, count) => {
    const { page, leave } = await beforeModules({ ...device, reducedMotion: 'reduce' });
    await expect.poll(async () => (await shown(page)).length).toBe(count);
    await leave();
  });

  test('stand 18 px apart', async () => {
    const { page, leave } = await beforeModules(still);
    const boxes = await slides(page)
      .locator('li:not([inert])')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(boxes.slice(1).map(([left = 0], place) => Math.round(left - (boxes[place]?.[1] ?? 0)))).toEqual([18, 18]);
    await leave();
  });

  test('move on after 2,500 ms and go round', async () => {
    const { page, leave } = await beforeModules(devices.windows);
    await control(page, 'Pause').waitFor();
    const [first, second] = await shown(page);
    await page.clock.fastForward(interval);
    await expect.poll(async () => (await shown(page))[0]).toBe(second);
    const count = await slides(page).locator('li').count();
    for (let step = 1; step < count; step += 1) {
      await expect.poll(() => isMoving(page)).toBe(false); // a click meanwhile counts for nothing
      const [before] = await shown(page);
      await control(page, 'Next').click();
      await expect.poll(async () => (await shown(page))[0]).not.toBe(before);
    }
    expect((await shown(page))[0]).toBe(first);
    await leave();
  });

  test.each([
    ['under the pointer', (page: Page) => slides(page).hover()],
    [
      'while something in them has the focus',
      (page: Page) => slides(page).locator('li:not([inert]) button').first().focus(),
    ],
    ['by their button', (page: Page) => control(page, 'Pause').click()],
  ])('stop %s', async (_, stop) => {
    const { page, leave } = await beforeModules(devices.windows);
    await control(page, 'Pause').waitFor();
    await stop(page);
    await stopClock(page);
    const before = await shown(page);
    await page.clock.runFor(4 * interval);
    expect(await shown(page)).toEqual(before);
    await leave();
  });

  test('stay where they are for those who want less motion, until they ask', async () => {
    const { page, leave } = await beforeModules(still);
    await control(page, 'Play').waitFor();
    const before = await shown(page);
    await page.clock.fastForward(4 * interval);
    expect(await shown(page)).toEqual(before);
    await control(page, 'Next').click();
    await expect.poll(() => shown(page)).not.toEqual(before);
    await leave();
  });
});

describe('the marks of partners', () => {
  const marks = (page: Page) => page.getByRole('region', { name: 'Partners' });
  const track = (page: Page) => marks(page).locator('ul').first().locator('..');
  const stateOf = (page: Page) =>
    track(page).evaluate((element) => {
      const { animationName, animationPlayState, animationDuration } = getComputedStyle(element);
      return { moves: animationName !== 'none' && animationPlayState === 'running', takes: animationDuration };
    });

  test.each([
    ['seven on wide screens', devices.windows, 7],
    ['three on a phone', devices.phone, 3],
  ])('show %s, and pass one in four seconds', async (_, device, inView) => {
    const { page, open, leave } = await aVisitor(device);
    await open('/product-s3-lite');
    const widths = await marks(page)
      .locator('li')
      .first()
      .evaluate((item) => [item.getBoundingClientRect().width, item.closest('[tabindex]')?.clientWidth ?? 0]);
    expect(Math.round((widths[1] ?? 0) / (widths[0] ?? 1))).toBe(inView);
    const count = await marks(page).locator('ul').first().locator('li').count();
    expect(await stateOf(page)).toEqual({ moves: true, takes: `${4 * count}s` });
    await leave();
  });

  test('stop under the pointer, with the focus and by their button, and move again afterwards', async () => {
    const { page, open, leave } = await aVisitor(devices.windows);
    await open('/product-s3-lite');
    await marks(page).scrollIntoViewIfNeeded();
    const moves = async () => (await stateOf(page)).moves;
    const line = marks(page).locator('[tabindex]');
    expect(await moves()).toBe(true);
    await line.hover();
    expect(await moves(), 'under the pointer').toBe(false);
    await page.mouse.move(0, 0);
    expect(await moves()).toBe(true);
    await line.focus();
    expect(await moves(), 'with the focus').toBe(false);
    await line.blur();
    expect(await moves()).toBe(true);
    await marks(page)
      .getByRole('button', { name: /^Pause/ })
      .click();
    await page.mouse.move(0, 0);
    expect(await moves(), 'by their button').toBe(false);
    await leave();
  });

  test('stand for those who want less motion', async () => {
    const { page, open, leave } = await aVisitor(still);
    await open('/product-s3-lite');
    expect((await stateOf(page)).moves).toBe(false);
    await leave();
  });
});

test('the key features of S3 Lite stand three in view, one on a phone, and there are eight', async () => {
  for (const [device, count] of [
    [still, 3],
    [{ ...devices.phone, reducedMotion: 'reduce' }, 1],
  ] as const) {
    const { page, open, leave } = await aVisitor(device);
    await open('/product-s3-lite');
    const features = page.getByRole('region', { name: /features.*slides$/i });
    await features.scrollIntoViewIfNeeded();
    await expect.poll(() => features.locator('li:not([inert])').count()).toBe(count);
    expect(await features.locator('li').count()).toBe(8);
    await leave();
  }
});
