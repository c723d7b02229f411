import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Topics', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wall = 'I changed a page in S1, but the wall still shows the old picture';

test('answers are gone through by their links, rated, and searched for', async () => {
  const { page, open, leave } = await aVisitor(still);
  const search = async (words: string) => {
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await open('/faq?id=101');
  expect(await heading(page).textContent()).toBe(wall);
  expect(await menu(page).locator('[aria-current]').textContent()).toBe(wall);
  await page.getByRole('link', { name: 'S1 refuses to feed two walls with 2K each' }).last().click();
  await page.waitForURL('**/faq?id=102');
  await expect.poll(() => menu(page).locator('[aria-current]').textContent()).toMatch(/^S1 refuses/);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('link', { name: 'Tell support what is missing' }).waitFor();
  await search('hiss buzz timecode harsh');
  await page.getByText('No answer has all of').waitFor();
  await search('harsh buzz');
  await page.getByRole('heading', { name: '1 answer for “harsh buzz”' }).waitFor();
  await page.getByRole('link', { name: 'The timeline of S3 does not follow LTC' }).last().click();
  await page.waitForURL('**/faq?id=122');
  await expect.poll(() => heading(page).textContent()).toBe('The timeline of S3 does not follow LTC');
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
