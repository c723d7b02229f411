import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { aVisitor } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The last tab of a long line, one in its middle, and one of a short line. */
const pages = ['/history?page=22', '/history?page=13', '/download?page=6'];
const widths = [320, 390, 768, 1440, 1920, 2560];

/** Pixels of the current tab that its line does not show. */
function hiddenPart(): number {
  const tab = document.querySelector('main nav [aria-current]')?.getBoundingClientRect();
  const line = document.querySelector('main nav ul')?.getBoundingClientRect();
  if (!tab || !line) return Number.POSITIVE_INFINITY;
  return Math.max(0, line.left - tab.left, tab.right - line.right);
}

test.each(pages)('the current tab of %s is in sight at every width', async (path) => {
  const { page, open, leave } = await aVisitor(browser, siteUrl);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await open(path);
    await eventually(
      () => page.evaluate(hiddenPart),
      (part) => part === 0,
      20,
    );
  }
  await leave();
});

test('the current tab stays in sight when the window becomes narrow', async () => {
  const { page, open, leave } = await aVisitor(browser, siteUrl, { viewport: { width: 2560, height: 900 } });
  await open('/history?page=22');
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(
    () => page.evaluate(hiddenPart),
    (part) => part === 0,
    5,
  );
  await leave();
});
