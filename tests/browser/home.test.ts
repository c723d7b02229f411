import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const chooser = 'section[aria-labelledby="chooser-title"]';

test('the chooser is answered with the keyboard alone, and narrows with each answer', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  await open('/home');
  const status = page.locator(chooser).getByRole('status');
  await expect.poll(() => status.textContent()).toBe('7 products may suit you.');
  await page.getByRole('radio', { name: 'One room or show' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // a timeline
  await expect.poll(() => status.textContent()).toBe('2 products may suit you.');
  await page.keyboard.press('ArrowRight'); // windows, live
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // one output
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // one laptop
  await expect.poll(() => status.textContent()).toBe('S1 suits all your answers.');
  const found = page.locator(chooser).getByRole('article');
  expect(await found.getByRole('listitem').allTextContents()).toEqual([
    'Made for conferences and LED displays up to medium size',
    'Up to 10 windows, 3 subtitle windows and 1 audio window',
    'One output in 4K',
    'One laptop is enough',
  ]);
  expect(await found.getByRole('link', { name: /S1/ }).getAttribute('href')).toMatch(
    /^\/(product-s1|download\?page=1#s1)$/,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // start again
  await expect.poll(() => status.textContent()).toBe('7 products may suit you.');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await leave();
});

test('starting again is offered once something has been answered, without moving what follows', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/home');
  const again = page.locator(chooser).getByText('Start again');
  const placeOnPage = () => again.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const place = await placeOnPage();
  expect(await again.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'One room or show' }).check();
  await expect.poll(() => again.isVisible()).toBe(true);
  expect(await placeOnPage()).toBe(place);
  await again.click();
  await expect.poll(() => again.isVisible()).toBe(false);
  expect(await page.getByRole('radio', { name: 'One room or show' }).evaluate((field) => field.matches(':focus'))).toBe(
    true,
  );
  await leave();
});

test('an answer given before the page is live counts', async () => {
  const { page, leave } = await aVisitor(devices.phone);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Many rooms or venues' }).check();
  await page.locator('html[data-live]').waitFor();
  await expect
    .poll(() => page.locator(chooser).getByRole('status').textContent())
    .toBe('C series suits all your answers.');
  await leave();
});

test('without script the chooser is a list that says what each product is chosen for', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/home');
  expect(await page.getByRole('radio').count()).toBe(0);
  const rows = await page.locator(chooser).getByRole('listitem').allTextContents();
  expect(rows).toHaveLength(7);
  for (const row of rows) expect(row).toMatch(/if .+\.$/);
  await leave();
});

test.each([
  ['the first screen of a desk', { width: 1440, height: 900 }, 1],
  ['the second screen of a phone', { width: 390, height: 844 }, 2],
] as const)('the newest S3 Pro can be downloaded from %s of home', async (_, viewport, screens) => {
  const { page, open, leave } = await aVisitor({ viewport, reducedMotion: 'reduce' });
  await open('/home');
  const link = page.getByRole('link', { name: /^Download S3 Pro [\d.]+ for Windows/ }).first();
  const box = await link.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(screens * viewport.height);
  await leave();
});

test('the four tiles lead to the pages 1 to 4 of the download centre', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/home');
  const tiles = page.locator('section[aria-labelledby="categories-title"]').getByRole('link');
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    [1, 2, 3, 4].map((tab) => `/download?page=${tab}`),
  );
  await leave();
});

/** The list of products that shows. */
const productRows = (page: Page) => page.getByRole('region', { name: 'Latest releases' }).getByRole('tabpanel');

test('on desks the rows of releases are 60 px high', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/home');
  const rows = productRows(page).getByRole('listitem');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight + row.clientTop));
  expect(heights.length).toBeGreaterThanOrEqual(5);
  for (const height of heights) expect(Math.abs(height - 60)).toBeLessThanOrEqual(1);
  await leave();
});

const series = [
  ['S series', ['S1', 'S2', 'S3', 'S3 Pro', 'S3 Lite']],
  ['P series', ['P1+', 'P1']],
  ['C series', ['C series']],
  ['Others', ['Stream Deck Plugin', 'ccMAX', 'Touch', 'Broadcasting Assistant', 'NDI Sender']],
] as const;

test('each tab of a series shows its products, each with a way to its page', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/home');
  for (const [tab, first] of series) {
    await page.getByRole('tab', { name: tab }).click();
    const names = productRows(page).getByRole('listitem').locator('a:first-child');
    const shown = await names.allTextContents();
    expect(shown.slice(0, first.length), tab).toEqual(first);
    for (const link of await names.all()) expect(await link.getAttribute('href'), tab).toMatch(/^\/[\w-]+$/);
  }
  await leave();
});

test('a phone scrolls through home in nine screens, of which the contact form takes one', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/home');
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(9);
  await leave();
});

test('the cases of home are of all scenarios, or of the one that is pressed', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/home');
  const highlights = page.getByRole('region', { name: 'Where it plays' });
  const shown = () =>
    highlights.locator('article').evaluateAll((cards) => cards.map((card) => card.querySelector('p')?.textContent));
  expect(await shown()).toHaveLength(4);
  await highlights.getByRole('button', { name: 'The exhibition hall' }).click();
  await expect.poll(shown).toEqual(Array.from({ length: 4 }, () => 'The exhibition hall'));
  await highlights.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(async () => new Set(await shown()).size).toBeGreaterThan(1);
  await leave();
});

test('cases of a scenario that cannot be had are said to be missing, and come with another try', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await page.route('**/api/pc/cases?type=1', (route) => route.abort());
  await open('/home');
  const highlights = page.getByRole('region', { name: 'Where it plays' });
  await highlights.getByRole('button', { name: 'Stage & Variety shows' }).click();
  await highlights.getByText('The cases could not be loaded.').waitFor();
  await page.unroute('**/api/pc/cases?type=1');
  await highlights.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => highlights.locator('article').count()).toBe(4);
  await leave();
});
