import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

test('news open the page that they share with the cases, lead to the next and back to the news', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, reducedMotion: 'reduce' });
  await open('/news');
  expect(await page.locator('main li h2').count()).toBeGreaterThanOrEqual(10);
  await page.locator('main li h2 a').first().click();
  await page.waitForURL(/\/cases-\d{3}$/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: /^Next news/ }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  expect(page.url()).toMatch(/\/cases-\d+$/);
  await page.getByRole('link', { name: 'All news' }).click();
  await page.waitForURL('**/news');
  await leave();
});
