import { test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

test('where the comparison cannot be had the dialog says so and tries again; it leads to the pages of its products', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await page.route('**/assets/product-compare*.js', (route) => route.abort());
  await open('/product-s1');
  await page.getByRole('button', { name: 'Compare with another product' }).click();
  await page.getByText('The comparison could not be loaded.').waitFor();
  await page.unroute('**/assets/product-compare*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('table', { name: 'Two products compared' }).waitFor();
  await page.getByLabel('with', { exact: true }).selectOption('P1+');
  await page.getByRole('dialog').getByRole('link', { name: 'P1+' }).click();
  await page.waitForURL('**/product-p1tut');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await leave();
});
