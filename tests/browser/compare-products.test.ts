import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const compare = (page: Page) => page.getByRole('button', { name: 'Compare with another product' }).click();
const table = (page: Page) => page.getByRole('table', { name: 'Two products compared' });
const columns = (page: Page) => table(page).getByRole('columnheader').allTextContents();

test('any product stands beside any other', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/product-s3-pro');
  await compare(page);
  await table(page).waitFor();
  expect((await columns(page))[0]).toBe('S3 Pro');
  await page.getByLabel('with', { exact: true }).selectOption('P1+');
  expect(await columns(page)).toEqual(['S3 Pro', 'P1+']);
  const outputs = table(page).getByRole('row', { name: /^Outputs/ });
  expect(await outputs.getByRole('cell').first().textContent()).toBe('Up to 16 DVI outputs, 8K');
  await page.getByRole('dialog').getByRole('link', { name: 'P1+' }).click();
  await page.waitForURL('**/product-p1tut');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await leave();
});

test('a product beside itself is one column', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/product-H14');
  await compare(page);
  await page.getByLabel('with', { exact: true }).selectOption({ label: await chosenName(page) });
  expect(await columns(page)).toHaveLength(1);
  await leave();
});

const chosenName = (page: Page) =>
  page.getByLabel('Compare', { exact: true }).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);

test('where the comparison cannot be had the dialog says so, and tries again', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await page.route('**/assets/product-compare*.js', (route) => route.abort());
  await open('/product-s1');
  await compare(page);
  await page.getByText('The comparison could not be loaded.').waitFor();
  await page.unroute('**/assets/product-compare*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await table(page).waitFor();
  await leave();
});
