import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const currentTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Products', exact: true }).locator('[aria-current]').textContent();
const list = (page: Page) => page.locator('section:has(#list-title)');

test.each([
  ['/videos', 'P1', 12],
  ['/videos?tabid=2', 'S1', 5],
  ['/videos?page=3', 'S2', 6],
  ['/videos?tabid=4&page=2', 'S3', 8],
])('%s opens the tab %s with %i tutorials', async (path, name, count) => {
  const { page, open, leave } = await aVisitor(still);
  await open(path);
  expect(await currentTab(page)).toBe(name);
  expect(await list(page).locator('summary').count()).toBe(count);
  await leave();
});

test.each([
  ['/videos', 'Each of them is a film.', 12],
  ['/videos?tabid=2', 'One of them is a film, the others are steps.', 1],
  ['/videos?tabid=3', 'One of them is a film, the others are steps.', 1],
  ['/videos?tabid=4', '2 of them are films, the others are steps.', 2],
])('%s says how many films there are, and has as many', async (path, words, count) => {
  const { page, open, leave } = await aVisitor(still);
  await open(path);
  await page.getByText(words).waitFor();
  const films = await list(page)
    .locator('details')
    .evaluateAll((parts) => parts.filter((part) => part.querySelector('a[href$=".mp4"], img')).length);
  expect(films).toBe(count);
  await leave();
});

test('films are an accordion: opening one closes the other', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/videos?tabid=2');
  const opened = list(page).locator('details[open]');
  expect(await opened.getByRole('heading').allTextContents()).toEqual(['A page and its windows']);
  await list(page).getByText('Names on the wall').click();
  await expect.poll(() => opened.getByRole('heading').allTextContents()).toEqual(['Names on the wall']);
  await leave();
});

/** What the API answers once films have been made: those of home and of S3 Lite stand for them. */
const film = (name: string, title: string) => ({
  title,
  text: `What ${title} shows.`,
  film: name,
  link: name && `/media/films/${name}-h264.mp4`,
  steps: name ? [] : ['Open it.', 'Name it.', 'Save it.'],
});
const lists = {
  p1: [film('home', 'A first show'), film('s3-lite', 'A second show'), film('', 'A third show')],
  s1: [film('home', 'A page'), film('', 'A window')],
  s2: [],
  s3: [],
};

/** A visitor who comes to a list from another page, and the addresses of films and captions that the browser asks for. */
async function atFilms(path: string, options: BrowserContextOptions = still) {
  const visitor = await aVisitor(options);
  const { page, open } = visitor;
  await page.route('**/api/pc/videos*', (route) => route.fulfill({ json: { status: 0, msg: 'success', data: lists } }));
  await open('/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/videos"]')?.click());
  await page.waitForURL('**/videos');
  if (path !== '/videos') {
    await page.getByRole('navigation', { name: 'Products', exact: true }).locator(`[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
  }
  await list(page).locator('summary').first().waitFor();
  return { ...visitor, asked };
}

test('nothing of a film is loaded before its click, and then it plays and no other', async () => {
  const { page, asked, leave } = await atFilms('/videos');
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

test('a tutorial without a film has its steps, and nothing to press', async () => {
  const { page, leave } = await atFilms('/videos');
  const third = list(page).locator('details').filter({ hasText: 'A third show' });
  await third.locator('summary').click();
  await third.getByText('What A third show shows.').waitFor();
  expect(await third.getByRole('listitem').allTextContents()).toEqual(['Open it.', 'Name it.', 'Save it.']);
  expect(await third.locator('a, button, img').count()).toBe(0);
  await leave();
});

test('films of S1 are links to their files', async () => {
  const { page, asked, leave } = await atFilms('/videos?tabid=2');
  const link = list(page).getByRole('link', { name: 'Watch the film: A page' });
  expect(await link.getAttribute('href')).toBe('/media/films/home-h264.mp4');
  expect(await list(page).getByRole('button').count()).toBe(0);
  expect(asked).toEqual([]);
  await leave();
});

test.each([
  [767, 1],
  [768, 2],
])('at %i px the list stands in %i columns', async (width, columns) => {
  const { page, open, leave } = await aVisitor({ ...still, viewport: { width, height: 900 } });
  await open('/videos');
  const [about, films] = await Promise.all([
    page.locator('#list-title').boundingBox(),
    list(page).locator('details').first().boundingBox(),
  ]);
  const besides = (films?.x ?? 0) > (about?.x ?? 0) + 1;
  expect(besides ? 2 : 1).toBe(columns);
  await leave();
});
