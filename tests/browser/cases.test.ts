import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

test('news open the page that they share with the cases, and lead back to the news', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, reducedMotion: 'reduce' });
  await open('/news');
  expect(await page.locator('main li h2').count()).toBeGreaterThanOrEqual(10);
  await page.locator('main li h2 a').first().click();
  await page.waitForURL(/\/cases-\d{3}$/);
  await page.getByRole('link', { name: 'All news' }).click();
  await page.waitForURL('**/news');
  await leave();
});
