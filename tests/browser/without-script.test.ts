import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { aVisitor } from '../support/visitor.ts';
import { everyPage } from './every-page.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(everyPage)('%s can be read without script', async (path) => {
  const { page, open, leave } = await aVisitor(browser, siteUrl, { javaScriptEnabled: false });
  await open(path);
  const words = await page.locator('main').textContent();
  expect(words?.split(/\s+/).length).toBeGreaterThan(50);
  expect(await page.locator('h1').count()).toBe(1);
  await leave();
});
