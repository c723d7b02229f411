import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page, name: string) => header(page).locator('summary', { hasText: name });
const product = (page: Page) => header(page).getByRole('link', { name: 'S3 Pro', exact: true });

test('over a dark picture the header is dark in the light scheme too, until it has passed, and not on the next page', async () => {
  const { page, open, leave } = await aVisitor({ colorScheme: 'light' });
  const dark = () => header(page).evaluate((element) => getComputedStyle(element).colorScheme === 'dark');
  const scrollTo = (to: 'below' | 'on' | 'top') =>
    page.evaluate((place) => {
      const end = (document.querySelector('main > *')?.getBoundingClientRect().bottom ?? 0) + scrollY;
      window.scrollTo({ top: { below: end, on: end - 200, top: 0 }[place], behavior: 'instant' });
    }, to);
  await open('/home');
  expect(await dark()).toBe(true);
  await scrollTo('on');
  await header(page).and(page.locator('[data-fixed]')).waitFor();
  expect(await dark()).toBe(true);
  await scrollTo('below');
  await eventually(dark, (is) => !is, 5);
  await scrollTo('top');
  await eventually(dark, (is) => is, 5);
  await header(page).getByRole('link', { name: 'Download centre' }).click();
  await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
  await eventually(dark, (is) => !is, 5);
  await leave();
});

describe('the menu of products', () => {
  test('asks for its picture when it is first opened, and says what each product is for', async () => {
    const { page, open, leave } = await aVisitor({ pictures: true });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/pictures\/s3-pro-\d/.test(request.url())) pictures.push(request.url());
    });
    await open('/history?page=12');
    await header(page).getByText('The flagship').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(pictures).toEqual([]);
    await menu(page, 'Products').click();
    await header(page).getByText('Surfaces, blending').waitFor();
    await eventually(
      async () => pictures.length,
      (count) => count === 1,
      5,
    );
    await leave();
  });

  test('opens without script, and names all products', async () => {
    const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
    await open('/history?page=21');
    await menu(page, 'Products').click();
    await product(page).waitFor();
    await header(page).getByRole('link', { name: 'Stream Deck Plugin', exact: true }).waitFor();
    await leave();
  });
});

test('the menu of a phone opens without script', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
  await open('/home');
  expect(await header(page).getByRole('link', { name: 'Download centre' }).isVisible()).toBe(false);
  await menu(page, 'Menu').tap();
  await header(page).getByRole('link', { name: 'Download centre' }).waitFor();
  await leave();
});

test.each(['/downloads/x/none.zip', '/media/none.pdf', '/history?page=404'])(
  'where there is nothing, as at %s, header and footer stand, and ways on',
  async (path) => {
    const { page, open, leave } = await aVisitor({ pictures: true });
    await open(path);
    await page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor();
    await header(page).getByRole('link', { name: 'Release history' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'S3 Pro', exact: true }).waitFor();
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['mailto:support@example.com', '/download', '/history?page=21', '/home']);
    await leave();
  },
);
