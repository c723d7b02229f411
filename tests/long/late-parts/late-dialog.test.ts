import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aVisitor } from '../../browser/a-visitor.ts';
import { accessibilityViolations } from '../../support/browsers/accessibility.ts';

const scripts = '**/assets/more-dialog*.js';
const button = (page: Page) => page.getByRole('button', { name: 'More function' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'More of S3' });
const isFocused = (page: Page) => button(page).evaluate((element) => element === document.activeElement);

test('a dialog comes with no first load, and is there when the browser is idle', async () => {
  const { page, open, leave } = await aVisitor();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/more-dialog'));
  const document = page.waitForResponse((response) => response.url().endsWith('/product-s3'));
  await open('/product-s3');
  expect(await (await document).text()).not.toContain('more-dialog');
  await arrived;
  await leave();
});

test('a dialog that is opened before its code has come says so, opens once it has, and gives the focus back', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open('/product-s3');
  await button(page).click();
  await page.getByText('Opening …').waitFor();
  held.resolve();
  await dialog(page).waitFor();
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await isFocused(page)).toBe(true);
  await leave();
});

test('where the code of a dialog cannot be had, the page says so, until it is closed or a retry opens it', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  await page.route(scripts, (route) => route.abort());
  await open('/product-s3');
  const words = page.getByText('This could not be opened.');
  await button(page).click();
  await words.waitFor();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await words.waitFor({ state: 'detached' });

  await button(page).click();
  await words.waitFor();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await dialog(page).waitFor();
  await leave(/more-dialog|ERR_FAILED/);
});
