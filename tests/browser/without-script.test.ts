import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';
import { everyPage } from './every-page.ts';

test.each(everyPage)('%s can be read without script', async (path) => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open(path);
  const words = await page.locator('main').textContent();
  expect(words?.split(/\s+/).length).toBeGreaterThan(50);
  expect(await page.locator('h1').count()).toBe(1);
  await leave();
});
