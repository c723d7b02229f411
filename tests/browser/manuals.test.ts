import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const manuals = (page: Page) => page.getByRole('article');
const tree = (page: Page) => page.getByRole('navigation', { name: 'Directories', exact: true });

test('the first directory is active and holds all manuals, five on a page, and the pager shows the sixth', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word');
  expect(await tree(page).locator('[aria-current]').textContent()).toMatch(/All manuals/);
  expect(await manuals(page).count()).toBe(5);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.waitForURL('**/word?dir_id=1&page=2');
  await expect.poll(() => manuals(page).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => manuals(page).count()).toBe(5);
  await leave();
});

test('a page of manuals opens by its address', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word?dir_id=1&page=2');
  await expect.poll(() => manuals(page).count()).toBe(1);
  await leave();
});

test('a directory shows its manuals, whose PDF is saved under its name', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word?dir_id=21');
  const manual = manuals(page).filter({ hasText: 'S1 user manual' });
  expect(await manuals(page).count()).toBe(1);
  expect(await manual.textContent()).toMatch(/Version 2\.5\.1, updated 12 March 2026\. PDF, \d+ pages/);
  const coming = page.waitForEvent('download');
  await manual.getByRole('link', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('S1 user manual.pdf');
  expect(await page.getByRole('button', { name: 'Page 2' }).count()).toBe(0);
  await leave();
});

test('directories are searched by name, and the first that is found is active', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word');
  await page.getByRole('searchbox', { name: 'Search the manuals' }).fill('p1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/word?*name=p1*');
  await expect.poll(() => manuals(page).getByRole('heading').allTextContents()).toEqual(['P1+ user manual']);
  await page.getByRole('searchbox', { name: 'Search the manuals' }).fill('xyzzy');
  await page.keyboard.press('Enter');
  await page.getByText('No Data', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(() => manuals(page).count()).toBe(5);
  await leave();
});

test('a word that no directory is called by leads to the sections that say it', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word');
  await page.getByRole('searchbox', { name: 'Search the manuals' }).fill('blending');
  await page.keyboard.press('Enter');
  await page.getByText('No directory is called “blending”.').waitFor();
  await page.getByRole('heading', { name: /^\d+ sections for “blending”$/ }).waitFor();
  expect(await page.getByText('No Data', { exact: true }).count()).toBe(0);
  const section = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /blending/i })
    .getByRole('link')
    .first();
  const address = await section.getAttribute('href');
  await section.click();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await page.getByRole('heading', { name: /^\d+ sections for “blending”$/ }).waitFor();
  await leave();
});

test('a manual is opened, read chapter by chapter, and each section has its place and its page of the PDF', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/word?dir_id=22');
  await page.getByRole('link', { name: 'View Online' }).click();
  await page.waitForURL('**/manual-s2');
  await page.getByRole('link', { name: /^6 Keys/ }).click();
  await page.waitForURL('**/manual-s2?chapter=keys');
  await expect.poll(() => heading(page).textContent()).toBe('6 Keys');
  await page.getByRole('img', { name: 'The keyboard of S2 with a picture and a name on each key' }).waitFor();
  const printed = await page
    .getByRole('link', { name: /^Page \d+ of the PDF$/ })
    .first()
    .getAttribute('href');
  expect(printed).toMatch(/^\/media\/manuals\/s2\.pdf#page=\d+$/);
  await page
    .getByRole('navigation', { name: 'Chapters beside this one' })
    .getByRole('link', { name: '7 Call the show' })
    .click();
  await expect.poll(() => heading(page).textContent()).toBe('7 Call the show');
  await leave();
});

test('a deep link shows its section below the header', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/manual-s1?chapter=windows#place-and-size');
  const top = () => page.locator('#place-and-size').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(40);
  await leave();
});

test('a sentence of a manual is found by the search and read in place; its index comes with the first question only', async () => {
  const { page, open, leave } = await aVisitor(still);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) asked.push(new URL(request.url()).pathname);
  });
  await open('/home');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await expect.poll(() => asked).toEqual(['/search/index.json']);
  await field.fill('reminder of a dentist');
  const result = page.getByRole('option', { name: /System and graphics, S1 user manual/ });
  await result.waitFor();
  expect(asked.toSorted()).toEqual(['/search/faq.json', '/search/index.json', '/search/manuals.json']);
  await result.click();
  await page.waitForURL('**/manual-s1?chapter=prepare-the-laptop#system-and-graphics');
  await page.getByText('A reminder of a dentist’s appointment looks large on a wall.').waitFor();
  await leave();
});

test('a search whose manuals cannot be had says so, and tries again', async () => {
  const { page, open, leave } = await aVisitor(still);
  await page.route('**/search/manuals.json', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await open('/home');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search' }).fill('reminder of a dentist');
  await page.getByText('Answers and manuals could not be searched.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: /System and graphics, S1 user manual/ }).waitFor();
  await leave();
});

test('without script the list, the contents and a chapter can be read, and the PDF had', async () => {
  const { page, open, leave } = await aVisitor({ ...still, javaScriptEnabled: false });
  await open('/word');
  expect(await manuals(page).count()).toBe(5);
  expect(await page.getByRole('searchbox', { name: 'Search the manuals' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'View Online' }).first().click();
  await page.getByRole('heading', { name: 'Contents' }).waitFor();
  expect(await page.getByRole('link', { name: 'Download PDF' }).getAttribute('download')).toMatch(/\.pdf$/);
  await page.getByRole('link', { name: /^2 Prepare the laptop/ }).click();
  await page.getByText('Install the driver of the graphics chip from its maker').waitFor();
  await leave();
});

test.each(['/word?dir_id=999', '/manual-s9', '/manual-s1?chapter=nowhere'])('%s is not found', async (address) => {
  const { page, open, leave } = await aVisitor(still);
  await open(address);
  expect(await heading(page).textContent()).toMatch(/not/i);
  await leave();
});
