import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const film = (page: Page) => page.locator('video').first();
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const seconds = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** A visitor on home, and the addresses of films that the browser asks for. */
async function onHome(options: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const asked: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  return { ...visitor, asked };
}

/** Waits until a frame has been drawn since the film came into view. */
async function rested(page: Page): Promise<void> {
  await film(page).scrollIntoViewIfNeeded();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        const video = document.querySelector('video');
        if (video) observer.observe(video);
      }),
  );
}

test('the film of home plays while it is in view, and is not loaded before', async () => {
  const { page, open, leave, asked } = await onHome(devices.windows);
  await open('/home');
  expect(await isPaused(page)).toBe(true);
  expect(asked).toEqual([]);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  expect(new Set(asked).size).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(true);
  await leave();
});

test('a film that was paused by its button stays so', async () => {
  const { page, open, leave } = await onHome(devices.windows);
  await open('/home');
  await film(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await rested(page);
  expect(await isPaused(page)).toBe(true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await leave();
});

test.each([
  ['on a phone', devices.phone, ''],
  ['for those who want less motion', { ...devices.windows, reducedMotion: 'reduce' as const }, ''],
  [
    'for those who save data',
    devices.windows,
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  ],
])('%s the film waits for its button', async (_, options, script) => {
  const { page, open, leave, asked } = await onHome(options);
  await page.addInitScript(script);
  await open('/home');
  await rested(page);
  expect(await isPaused(page)).toBe(true);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  await leave();
});

test('a film that cannot be had leaves its poster, and a link to its file', async () => {
  const { page, open, leave } = await onHome(devices.phone);
  await page.route('**/media/films/*.mp4', (route) => route.abort());
  await open('/home');
  await film(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play film' }).click();
  const link = page.getByRole('link', { name: 'Open its file' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\/media\/films\/.*h264\.mp4$/);
  expect(await film(page).evaluate((video) => getComputedStyle(video).opacity)).toBe('0');
  await leave();
});

test('a film whose button is pressed before the page is live plays once it is', async () => {
  const { page, leave } = await onHome(devices.phone);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await page.goto('/home');
  await film(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play film' }).click();
  expect(await isPaused(page)).toBe(true);
  release();
  await page.getByRole('button', { name: 'Pause film' }).waitFor();
  expect(await isPaused(page)).toBe(false);
  await leave();
});

test('without script a film is its poster and a link to its file', async () => {
  const { page, open, leave } = await onHome({ ...devices.windows, javaScriptEnabled: false });
  await open('/home');
  expect(await page.getByRole('link', { name: 'Open the film' }).first().getAttribute('href')).toMatch(/h264\.mp4$/);
  expect(await page.getByRole('button', { name: 'Play film' }).count()).toBe(0);
  await leave();
});

/** The films of a product's page, and what each does. */
const filmsOf = (page: Page) =>
  page.getByRole('region', { name: /See it run a show|Keys that follow the show/ }).locator('video');
const playing = (page: Page) =>
  filmsOf(page).evaluateAll((films) => films.map((film) => film instanceof HTMLVideoElement && !film.paused));

test.each([
  ['on a desk', { width: 1440, height: 900 }],
  ['in a window of 900 px', { width: 900, height: 800 }],
])('both films of ccMAX start %s, the one that came into view last', async (_, viewport) => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, viewport });
  await open('/product-ccMax');
  const films = filmsOf(page);
  expect(await films.count()).toBe(2);
  await films.first().scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toEqual([true, false]);
  await films.last().scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toEqual([false, true]);
  // Back to the first, and the second out of view.
  await films.first().evaluate((film) => film.scrollIntoView({ block: 'end' }));
  await expect.poll(() => playing(page)).toEqual([true, false]);
  await leave();
});

test.each([
  ['start in a narrow window of a desktop', { ...devices.windows, viewport: { width: 700, height: 900 } }, true],
  ['wait on a phone that is turned', { ...devices.phone, viewport: { width: 1200, height: 600 } }, false],
])('the films of Stream Deck %s', async (_, options, starts) => {
  const { page, open, leave } = await aVisitor(options);
  await open('/stream_deck');
  const films = filmsOf(page);
  await films.first().evaluate((film) => film.scrollIntoView({ block: 'center' }));
  if (starts) await expect.poll(async () => (await playing(page))[0]).toBe(true);
  else {
    await rested(page);
    expect(await playing(page)).not.toContain(true);
  }
  await leave();
});
