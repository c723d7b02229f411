import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

/** Breaks the component that says something, by the script that holds it: it throws whenever it is rendered. */
async function breakWhatSays(page: Page, script: string, words: string): Promise<void> {
  await page.route(`**/assets/${script}*.js`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replaceAll(
      new RegExp(`(["'\`])${words}\\1`, 'g'),
      '(()=>{if(!window.mended)throw new Error("ours");return""})()',
    );
    await route.fulfill({ response, body });
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Download centre' });
const mend = (page: Page) => page.evaluate('window.mended = true');

test.each([
  ['header', 'Switch between light and dark', 'banner'],
  ['footer', 'Site map', 'contentinfo'],
] as const)(
  'where the %s breaks, everything else stands, and it comes back with the next page',
  async (_, words, role) => {
    const { page, bugs, open, leave } = await aVisitor();
    await breakWhatSays(page, 'entry-client', words);
    await open('/download');
    await heading(page).waitFor();
    expect(bugs).toContain('ours');
    expect(await page.getByRole(role).count()).toBe(0);
    await page.getByRole('link', { name: 'Release history' }).first().waitFor();
    await mend(page);
    await page.getByRole('link', { name: 'Release history' }).first().click();
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    await page.getByRole(role).waitFor();
    // Mended before React has tried the broken boundary again, it also reports that the boundary was not hydrated (422).
    await leave(/^ours$|React error #422/);
  },
);

test.each([
  ['button of the search', 'Search', 'Search'],
  ['button to the top', 'Back to top', 'Back to top'],
])('where the %s breaks, it is gone and the header stands', async (_, words, name) => {
  const { page, bugs, open, leave } = await aVisitor();
  await breakWhatSays(page, 'entry-client', words);
  await open('/download');
  await heading(page).waitFor();
  expect(bugs).toContain('ours');
  expect(await page.getByRole('button', { name, includeHidden: true }).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Release history' }).first().waitFor();
  await page.getByRole('contentinfo').waitFor();
  await leave(/^ours$/);
});

test('where the words of the menu break, its links stand', async () => {
  const { page, bugs, open, leave } = await aVisitor();
  await page.route('**/assets/product-highlights*.js', async (route) => {
    const response = await route.fetch();
    // What it exports are components and nothing else.
    const names = [...(await response.text()).matchAll(/\bas (\w+)/g)].map(([, name]) => name);
    const body = `function broken() { throw new Error("ours") } export { ${names.map((name) => `broken as ${name}`).join()} }`;
    await route.fulfill({ response, body });
  });
  await open('/download');
  await expect.poll(() => bugs).toContain('ours');
  await page.getByRole('banner').locator('summary', { hasText: 'Products' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'S3 Pro', exact: true }).waitFor();
  await leave(/^ours$/);
});

test('where the dialog of the search breaks, the page stands, it says so, and a retry opens it', async () => {
  const { page, bugs, open, leave } = await aVisitor();
  await breakWhatSays(page, 'search-dialog', 'Product, version or word');
  await open('/download');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByText('The search could not be loaded.').waitFor();
  expect(bugs).toEqual(['ours']);
  expect(await heading(page).count()).toBe(1);

  const retry = page.getByRole('banner').getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await page.getByRole('banner').getByRole('status').getByText('It failed again.').waitFor();
  await mend(page);
  await retry.press('Enter');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await leave(/^ours$/);
});

test('what breaks in a dialog leaves the dialog and its page as they are', async () => {
  const { page, bugs, open, leave } = await aVisitor();
  await breakWhatSays(page, 'qr-drawing', 'QR code of [^`]*');
  await open('/history?page=11');
  await page
    .getByRole('button', { name: /^Scan code: .* for Android/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The code could not be loaded.').waitFor();
  expect(bugs).toEqual(['ours']);
  await mend(page);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await dialog.locator('svg[width="120"]').waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await leave(/^ours$/);
});
