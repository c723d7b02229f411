import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const film = (page: Page) => page.locator('video').first();
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const seconds = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test('the film of home plays while it is in view, and is not loaded before', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
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

test('a film whose button is pressed before the page is live plays once it is', async () => {
  const { page, leave } = await aVisitor(devices.phone);
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

test('without script a film is its poster and a link to its file, and all pictures of the banner are there', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, javaScriptEnabled: false });
  await open('/home');
  expect(await page.getByRole('link', { name: 'Open the film' }).first().getAttribute('href')).toMatch(/h264\.mp4$/);
  expect(await page.getByRole('button', { name: 'Play film' }).count()).toBe(0);
  const banner = page.getByRole('region', { name: 'Products where they play: slides' });
  expect(await banner.locator('img').count()).toBe(4);
  expect(await page.getByRole('region', { name: 'One cue' }).locator('video').count()).toBe(1);
  await leave();
});
