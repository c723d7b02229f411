import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page, name: string) => header(page).locator('summary', { hasText: name });
const product = (page: Page) => header(page).getByRole('link', { name: 'S3 Pro', exact: true });

describe('over a dark picture, in the light scheme', () => {
  const isDark = (page: Page) => () =>
    header(page).evaluate((element) => getComputedStyle(element).colorScheme === 'dark');
  const scrollTo = (page: Page, to: 'below' | 'on') =>
    page.evaluate((place) => {
      const end = (document.querySelector('main > *')?.getBoundingClientRect().bottom ?? 0) + scrollY;
      window.scrollTo({ top: place === 'on' ? end - 200 : end, behavior: 'instant' });
    }, to);

  test('the header is dark until the picture has passed, and again when it comes back', async () => {
    const { page, open, leave } = await aVisitor({ colorScheme: 'light' });
    await open('/home');
    const dark = isDark(page);
    expect(await dark()).toBe(true);
    await scrollTo(page, 'on');
    await header(page).and(page.locator('[data-fixed]')).waitFor();
    expect(await dark()).toBe(true);
    await scrollTo(page, 'below');
    await eventually(dark, (is) => !is, 5);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(dark, (is) => is, 5);
    await leave();
  });

  test('the header of the next page has the colours of the scheme', async () => {
    const { page, open, leave } = await aVisitor({ colorScheme: 'light' });
    await open('/home');
    await header(page).getByRole('link', { name: 'Download centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await eventually(isDark(page), (is) => !is, 5);
    await leave();
  });
});

describe('the menu of products', () => {
  test('asks for its picture when it is first opened, and says what each product is for', async () => {
    const { page, open, leave } = await aVisitor();
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

  test('closes when something else is pressed, when the focus leaves it, and when a link is followed', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/history?page=21');
    for (const leaving of [
      () => page.mouse.click(5, 850),
      () => page.getByRole('contentinfo').getByRole('link').first().focus(),
      () => product(page).click(),
    ]) {
      await menu(page, 'Products').click();
      await product(page).waitFor();
      await leaving();
      await product(page).waitFor({ state: 'hidden' });
    }
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

describe('on a phone', () => {
  test('the menu fills the screen below the header, foremost first, in the colours of the scheme', async () => {
    const { page, open, leave } = await aVisitor({ ...devices.phone, colorScheme: 'light' });
    await open('/home');
    await menu(page, 'Menu').tap();
    const navigation = header(page).getByRole('navigation');
    await menu(page, 'Products').waitFor();
    const box = await navigation.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(devices.phone.viewport?.height);
    const foremost = ['Download centre', 'Release history'].map((name) =>
      header(page).getByRole('link', { name, exact: true }),
    );
    const tops = await Promise.all(
      [...foremost, menu(page, 'Products')].map((part) => part.evaluate((item) => item.getBoundingClientRect().top)),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await navigation.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
    await leave();
  });

  test('the menu opens without script', async () => {
    const { page, open, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
    await open('/home');
    expect(await header(page).getByRole('link', { name: 'Download centre' }).isVisible()).toBe(false);
    await menu(page, 'Menu').tap();
    await header(page).getByRole('link', { name: 'Download centre' }).waitFor();
    await leave();
  });

  test('turned on its side with an open menu, a tablet shows the bar', async () => {
    const { page, open, leave } = await aVisitor({ viewport: { width: 820, height: 1180 } });
    await open('/home');
    await menu(page, 'Menu').click();
    await menu(page, 'Products').waitFor();
    await page.setViewportSize({ width: 1180, height: 820 });
    await menu(page, 'Menu').waitFor({ state: 'hidden' });
    expect((await header(page).getByRole('navigation').boundingBox())?.height).toBeLessThan(72);
    await leave();
  });
});

test.each(['/downloads/x/none.zip', '/media/none.pdf', '/history?page=404'])(
  'where there is nothing, as at %s, header and footer stand, and ways on',
  async (path) => {
    const { page, open, leave } = await aVisitor();
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
