import { expect, test } from 'vitest';
import { aMemberVisitor } from './member-site.ts';

test('a live part keeps its room in the document, and says what it needs where there is no script', async () => {
  const { page, handler, leave } = await aMemberVisitor(undefined, { javaScriptEnabled: false });
  await page.goto('/live-notes');
  const words = page.locator('[data-live-part] noscript p');
  expect(await words.textContent()).toContain('gets the notes with JavaScript');
  expect(await words.isVisible()).toBe(true);
  expect(handler.calls).toEqual([]);
  await leave();
});
