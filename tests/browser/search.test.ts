import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const code = '**/assets/search-dialog*.js';
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Types into the search, which is open, and waits for what it says. */
async function search(page: Page, words: string) {
  await field(page).fill('');
  await dialog(page).getByRole('status').getByText('Find a product').waitFor();
  await field(page).fill(words);
  await dialog(page)
    .getByRole('status')
    .getByText(/result|Nothing found/)
    .waitFor();
}

test('the slash opens it on every page, Enter opens what it finds, and the focus goes there', async () => {
  const { page, problems, open, leave } = await aVisitor();
  const find = async (words: string) => {
    // While a page takes the place of another one, nobody listens.
    const opened = async () => {
      if (!(await field(page).isVisible())) await page.keyboard.press('/');
      return field(page).isVisible();
    };
    await expect.poll(opened).toBe(true);
    await search(page, words);
  };
  // The page knows a task later that the dialog is closed, and a key may come before.
  const closed = () => page.locator('[role=combobox]').waitFor({ state: 'detached' });
  const arrives = async (address: string) => {
    await page.waitForURL(`**${address}`);
    await page.locator('h1:focus').waitFor();
    await closed();
  };
  await open('/history?page=21');
  await find('s3 pro 5.1.2'); // a place on the page that is on show
  await results(page).first().click();
  await page.waitForURL('**/history?page=21#v-5.1.2');
  await closed();
  await find('s3 pro');
  expect(await results(page).first().textContent()).toMatch(/^ProductS3 Pro/);
  await page.keyboard.press('Enter');
  await arrives('/product-s3-pro');
  await find('租赁');
  expect(await results(page).first().textContent()).toMatch(/^Page/);
  await page.keyboard.press('Enter');
  await arrives('/lease');
  await find('xyzzy');
  await dialog(page).getByRole('link', { name: 'Download centre' }).click();
  await arrives('/download');
  expect(problems).toEqual([]);
  await leave();
});

test('it loads nothing before it is wanted, and everything once the pointer stays on it', async () => {
  const { page, open, leave } = await aVisitor({ pictures: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await open('/history?page=21');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await button(page).hover();
  await eventually(
    async () => asked,
    (all) => all.includes('/search/index.json'),
    5,
  );
  expect(asked.filter((path) => path === '/search/index.json')).toHaveLength(1);
  await button(page).click();
  await search(page, 's3');
  expect(asked.filter((path) => path === '/search/index.json')).toHaveLength(1);
  await leave();
});

test('it is not there without script', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/home');
  expect(await button(page).isVisible()).toBe(false);
  await leave();
});

test('code that does not come is said below the button, with a link on, and tried again', async () => {
  const { page, open, leave } = await aVisitor();
  await page.route(code, (route) => route.abort());
  await open('/history?page=21');
  await button(page).click();
  await page.getByText('The search could not be loaded.').waitFor();
  await page.getByRole('banner').getByText('lists everything there is').getByRole('link').waitFor();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('html[data-live]').waitFor();
  // A browser that keeps a failed import loads the document anew.
  if (!(await field(page).isVisible())) await page.keyboard.press('/');
  await search(page, 's3 pro');
  await leave();
});

test('the bar has room for it at 320, 390 and 430 px', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, isMobile: false });
  await open('/home');
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const menu = await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
  }
  await leave();
});
