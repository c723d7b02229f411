import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const currentTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Products', exact: true }).locator('[aria-current]').textContent();
const list = (page: Page) => page.locator('section:has(#list-title)');

test.each([
  ['/videos', 'P1', 12, 'Each of them is a film.', 12],
  ['/videos?tabid=2', 'S1', 5, 'One of them is a film, the others are steps.', 1],
  ['/videos?page=3', 'S2', 6, 'One of them is a film, the others are steps.', 1],
  ['/videos?tabid=4&page=2', 'S3', 8, '2 of them are films, the others are steps.', 2],
])('%s opens the tab %s with %i tutorials, and says how many are films', async (path, name, count, words, films) => {
  const { page, open, leave } = await aVisitor(still);
  await open(path);
  expect(await currentTab(page)).toBe(name);
  expect(await list(page).locator('summary').count()).toBe(count);
  await page.getByText(words).waitFor();
  const parts = list(page).locator('details');
  expect(await parts.filter({ has: page.locator('a[href$=".mp4"], img') }).count()).toBe(films);
  await leave();
});

/** What the API answers: the films of home and of S3 Lite stand for those that are to be made. */
const film = (name: string, title: string) => ({
  ...{ title, film: name, text: `What ${title} shows.` },
  ...{ link: `/media/films/${name}-h264.mp4`, steps: [] },
});
const lists = { p1: [film('home', 'A first show'), film('s3-lite', 'A second show')], s1: [], s2: [], s3: [] };

test('nothing of a film is loaded before its click, and then it plays and no other', async () => {
  const { page, open, leave } = await aVisitor(still);
  await page.route('**/api/pc/videos*', (route) => route.fulfill({ json: { status: 0, msg: 'success', data: lists } }));
  await open('/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/videos"]')?.click());
  await page.waitForURL('**/videos');
  const part = (title: string) =>
    list(page)
      .locator('details')
      .filter({ hasText: `What ${title} shows.` });
  await part('A first show').getByRole('img').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await part('A first show').getByRole('button', { name: 'Play film' }).click();
  const video = part('A first show').locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  const button = part('A first show').getByRole('button', { name: 'Pause film' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(asked.filter((address) => address.endsWith('.mp4')).every((address) => address.includes('/home-'))).toBe(true);
  expect(await page.locator('video').count()).toBe(1);
  await leave();
});
