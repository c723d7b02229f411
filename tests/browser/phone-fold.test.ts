import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

test.each(['/product-p1tut', '/product-s3-pro', '/c_series', '/lease', '/cases'])(
  '%s ends within eight screens of a phone',
  async (path) => {
    const { page, open, leave } = await aVisitor(devices.phone);
    await open(path);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(8);
    await leave();
  },
);

const fold = 'details:has(> summary:text-is("All 27 functions"))';

test('what is folded on a phone is in the document, and opens by its summary', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/product-s3-pro');
  const last = page.locator(fold).getByRole('listitem').last();
  expect(await page.locator(`${fold} li`).count()).toBe(21);
  expect(await last.isVisible()).toBe(false);
  await page.getByText('All 27 functions').click();
  expect(await last.isVisible()).toBe(true);
  await leave();
});

test('what is folded opens for a link to something in it', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/product-s3-pro');
  await page
    .locator(`${fold} li`)
    .last()
    .evaluate((entry) => {
      entry.id = 'last';
      const link = Object.assign(document.createElement('a'), { href: '#last', textContent: 'The last function' });
      document.querySelector('main')?.prepend(link);
    });
  await page.getByText('The last function').evaluate((link: HTMLElement) => link.click());
  await page.locator(`${fold}[open]`).waitFor();
  await leave();
});

test('on a desk nothing is folded, and the list goes on in the same columns', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/product-s3-pro');
  expect(await page.getByText('All 27 functions').isVisible()).toBe(false);
  const entries = page.locator('section:has(#functions-title) li');
  expect(await entries.count()).toBe(27);
  expect(await entries.last().isVisible()).toBe(true);
  const leftOf = async (place: number) => Math.round((await entries.nth(place).boundingBox())?.x ?? 0);
  expect(await leftOf(6)).toBe(await leftOf(0));
  expect(await leftOf(8)).toBe(await leftOf(2));
  await leave();
});
