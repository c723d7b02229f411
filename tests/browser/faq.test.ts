import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Topics', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wall = 'I changed a page in S1, but the wall still shows the old picture';

test('an answer opens by its address, marked in the menu, and the next one follows', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/faq?id=101');
  expect(await heading(page).textContent()).toBe(wall);
  expect(await menu(page).locator('[aria-current]').textContent()).toBe(wall);
  await page.getByRole('link', { name: 'S1 refuses to feed two walls with 2K each' }).last().click();
  await page.waitForURL('**/faq?id=102');
  await expect.poll(() => menu(page).locator('[aria-current]').textContent()).toMatch(/^S1 refuses/);
  await leave();
});

test('the menu is walked through by keyboard', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/faq');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await menu(page).locator('summary').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Overview of S series');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('S1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => menu(page).locator('details[open]').count()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Downloads, accounts, orders');
  await leave();
});

test('the search finds a word of a text, and following a result shows that answer', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/faq');
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('hiss buzz timecode harsh');
  await page.keyboard.press('Enter');
  await page.getByText('No answer has all of').waitFor();
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('harsh buzz');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 answer for “harsh buzz”' }).waitFor();
  await page.getByRole('link', { name: 'The timeline of S3 does not follow LTC' }).last().click();
  await page.waitForURL('**/faq?id=122');
  await expect.poll(() => heading(page).textContent()).toBe('The timeline of S3 does not follow LTC');
  await leave();
});

test('a search whose texts cannot be had says so and offers a retry', async () => {
  const { page, open, leave } = await aVisitor(still);
  await page.route('**/search/faq.json', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await open('/faq');
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('dongle');
  await page.keyboard.press('Enter');
  await page.getByText('Something went wrong on the way to the answers.').waitFor();
  await page.getByRole('button', { name: /again/i }).click();
  await page.getByRole('heading', { name: /answers? for “dongle”/ }).waitFor();
  await leave();
});

test('on a phone the menu is folded beside an answer, and unfolded where one chooses', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/faq?id=101');
  expect(await menu(page).isVisible()).toBe(false);
  await page.getByText('All topics', { exact: true }).locator('visible=true').last().click();
  await menu(page).waitFor();
  await open('/faq');
  expect(await menu(page).isVisible()).toBe(true);
  await leave();
});

test('without script an answer and the menu are there, and the search is not', async () => {
  const { page, open, leave } = await aVisitor({ ...still, javaScriptEnabled: false });
  await open('/faq?id=111');
  expect(await heading(page).textContent()).toBe('One machine of the cascade stays dark');
  expect(await page.getByRole('listitem').filter({ hasText: 'Call a page with a moving picture' }).count()).toBe(1);
  expect(await page.getByRole('searchbox', { name: 'Search the answers' }).isVisible()).toBe(false);
  await leave();
});

test('whether an answer was helpful is sent once more under the same id where the first try failed', async () => {
  const { page, open, leave } = await aVisitor(still);
  const ids: unknown[] = [];
  await page.route('**/api/pc/faq_helpful', async (route) => {
    ids.push(route.request().postDataJSON().request_id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await open('/faq?id=101');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText(/Try again/).waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('link', { name: 'Tell support what is missing' }).waitFor();
  expect(ids).toEqual([ids[0], ids[0]]);
  await leave();
});
