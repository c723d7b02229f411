import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

/** As after a release: the scripts of a page are gone, and everything else answers. */
function takeAway(page: Page, ...scripts: string[]): Promise<unknown> {
  return Promise.all(
    scripts.map((name) => page.route(`**/assets/${name}*.js`, (route) => route.fulfill({ status: 404 }))),
  );
}

describe('when the scripts of a page are gone', () => {
  test('going back to a page whose scripts are gone loads it as a fresh document', async () => {
    const { page, open, leave } = await aVisitor();
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
    // The fresh document lacks the script as well.
    await leave(/dynamically imported module: .*home-page/);
  });

  test('a page whose scripts are gone comes as a fresh document each time the visitor tries again', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/download');
    await takeAway(page, 'release-history-page');
    await page.route(/\/history\?/, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('link', { name: 'Release history' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.unroute(/\/history\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    // The fresh document lacks the script as well.
    await leave(/dynamically imported module: .*release-history-page/);
  });
});

describe('when the script that draws codes cannot be loaded', () => {
  const scan = /^Scan code: .* for Android/;

  test('the dialog offers the file where it cannot draw the code, and draws it once the connection is back', async () => {
    const { page, open, leave } = await aVisitor();
    // The dialog itself comes when the browser is idle, with all that it imports.
    const coming = page.waitForRequest('**/assets/qr-dialog*.js');
    await open('/history?page=11');
    await page.evaluate(`import("${(await coming).url()}")`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: scan }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Android Scan code to download' });
    await dialog.getByText('The code could not be loaded.').waitFor();
    const link = dialog.getByRole('link', { name: /^Download ccMAX .* for Android/ });
    expect(await link.getAttribute('href')).toMatch(/\.apk\?attname=/);
    expect(await page.getByRole('heading', { level: 1, name: /ccMAX/ }).count()).toBe(1);
    await page.context().setOffline(false);
    await dialog.locator('svg[width="120"]').waitFor();
    await leave();
  });

  test('"Try again" draws the code once the script can be loaded, and keeps the focus in the dialog', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/history?page=11');
    await page.route('**/assets/qr-drawing*.js', (route) => route.abort());
    await page.getByRole('button', { name: scan }).first().click();
    const dialog = page.getByRole('dialog');
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute('**/assets/qr-drawing*.js');
    await retry.press('Enter');
    await dialog.locator('svg[width="120"]').waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await leave();
  });

  test('"Try again" in the dialog loads a fresh document where the script is gone', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/history?page=11');
    await takeAway(page, 'qr-drawing');
    await page.getByRole('button', { name: scan }).first().click();
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await retry.click();
    await document;
    await page.getByRole('heading', { level: 1, name: /ccMAX/ }).waitFor();
    await leave();
  });
});

describe('once a page that failed is loaded', () => {
  /** Opens the download centre and follows a link to the release history while its API is down. */
  async function atAFailedPage() {
    const visitor = await aVisitor();
    const { page, open } = visitor;
    await open('/download');
    await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: 'Release history' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    return visitor;
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

  test('the focus goes from "Try again" to the heading of the page that is loaded then', async () => {
    const { page, leave } = await atAFailedPage();
    const retry = page.getByRole('button', { name: 'Try again' });
    const answered = page.waitForResponse('**/api/**');
    await retry.press('Enter');
    await answered;
    await eventually(
      () => focused(page),
      (text) => text === 'Try again',
      5,
    );
    await page.unroute('**/api/**');
    await retry.press('Enter');
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    expect(await focused(page)).toMatch(/release history$/);
    await leave();
  });

  test('"Try again" says that it is at work, keeps the focus, and says when it was in vain', async () => {
    const { page, leave } = await atAFailedPage();
    const retry = page.getByRole('main').getByRole('button');
    const answer = Promise.withResolvers<void>();
    await page.unroute('**/api/**');
    await page.route('**/api/**', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500 });
    });
    await retry.press('Enter');
    await page.getByRole('button', { name: 'Trying again …' }).waitFor();
    expect(await retry.getAttribute('aria-busy')).toBe('true');
    expect(await focused(page)).toBe('Trying again …');
    const status = page.getByRole('main').getByRole('status');
    expect(await status.textContent()).toBe('');
    answer.resolve();
    await status.getByText('It failed again.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await retry.getAttribute('aria-busy')).toBe('false');
    expect(await focused(page)).toBe('Try again');
    await leave();
  });

  test('the focus goes to the heading of a failed page that is loaded once the connection is back', async () => {
    const { page, leave } = await atAFailedPage();
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    expect(await focused(page)).toMatch(/release history$/);
    await leave();
  });

  test('the focus goes to the heading from a part of the page that was loaded again', async () => {
    const { page, open, leave } = await aVisitor();
    await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
    await open('/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21');
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute('**/api/**');
    await retry.press('Enter');
    await page.getByRole('link', { name: 'Download again' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await leave();
  });
});

describe('a mistake of ours', () => {
  /** Puts a script of the test in the place of one of the site's. */
  const replace = (page: Page, script: string, body: string) =>
    page.route(`**/assets/${script}*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const toHistory = (page: Page) => page.getByRole('link', { name: 'Release history' }).first().click();
  const failed = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();

  test('a mistake in a loader is no matter of the connection, even where there is none', async () => {
    const { page, bugs, open, leave } = await aVisitor();
    await open('/download');
    const broken = 'export const page = { load() { throw new TypeError("ours") }, meta: () => ({}), cache: "static" };';
    await replace(page, 'load-release-history', broken);
    await page.route(/\/history/, (route) => route.abort());
    await toHistory(page);
    await failed(page);
    expect(bugs).toContain('ours');
    await leave(/^ours$/);
  });

  test('a script that breaks while it runs is no matter of the connection', async () => {
    const { page, bugs, open, leave } = await aVisitor();
    await open('/download');
    await replace(page, 'release-history-page', 'throw new TypeError("ours")');
    await page.route(/\/history/, (route) => route.abort());
    await toHistory(page);
    await failed(page);
    expect(bugs).toContain('ours');
    await leave(/^ours$/);
  });

  test('a mistake in a component is reported, and leaves the rest of the site as it is', async () => {
    const { page, bugs, open, leave } = await aVisitor();
    await open('/download');
    // Its dialogs import parts of it, so the bundler exports the module as a whole besides.
    const broken =
      'export default function broken() { throw new TypeError("ours") }; export const t = { default: broken };';
    await replace(page, 'release-history-page', broken);
    await toHistory(page);
    await failed(page);
    expect(bugs).toEqual(['ours']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hardware', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await leave(/^ours$/);
  });

  test('a document that its script would not have written is reported', async () => {
    const { page, bugs, open, leave } = await aVisitor();
    await page.route('**/download', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('>Download centre</h1>', '>Other</h1>') });
    });
    await open('/download');
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    expect(bugs).toHaveLength(1);
    await leave(/hydrat|#4\d\d/i);
  });
});

test('a link to the current page adds no history entry', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  const before = await page.evaluate(() => history.length);
  const link = page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'S3 Pro', exact: true });
  await link.click();
  await link.click();
  await eventually(
    () => page.evaluate(() => document.activeElement?.tagName),
    (tag) => tag === 'H1',
    5,
  );
  expect(await page.evaluate(() => history.length)).toBe(before);
  await leave();
});
