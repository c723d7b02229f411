import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { aVisitor } from '../support/visitor.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** As after a release: the scripts of a page are gone, and everything else answers. */
function takeAway(page: Page, ...scripts: string[]): Promise<unknown> {
  return Promise.all(
    scripts.map((name) => page.route(`**/assets/${name}*.js`, (route) => route.fulfill({ status: 404 }))),
  );
}

describe('when the scripts of a page are gone', () => {
  test('back brings the page as a fresh document', async () => {
    const { page, open, leave } = await aVisitor(browser, siteUrl);
    await open('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Download centre' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await page.reload();
    await page.locator('html[data-live]').waitFor();
    await takeAway(page, 'home-page', 'load-home');
    const document = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/home'));
    await page.goBack();
    await document;
    await page.getByRole('link', { name: /^S Series/ }).waitFor();
    expect(await page.getByRole('heading', { name: /No connection|could not be loaded/ }).count()).toBe(0);
    await leave();
  });

  test('a page that is asked for again by hand comes as a fresh document each time', async () => {
    const { page, open, leave } = await aVisitor(browser, siteUrl);
    await open('/download');
    await takeAway(page, 'release-history-page');
    await page.route(/\/history\?/, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('link', { name: 'Release history' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.unroute(/\/history\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    await leave();
  });
});
