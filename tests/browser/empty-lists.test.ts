import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { caseLists } from '../../shared/case-type.ts';
import { listCases, listHomeCases, listProducts } from '../../shared/contract/content.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;

/** Has a read answered with nothing in it, as on a site whose content is being begun. */
const answers = (page: Page, path: string, data: object) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json: { status: 0, msg: '', data } }),
  );

test('a download centre without products says so, and shows no empty list', async () => {
  const { page, open, leave } = await aVisitor(still);
  await answers(page, listProducts.path, []);
  await open('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Download centre' }).first().click();
  await page.getByText('There is nothing to download here yet.').waitFor();
  expect(await page.getByRole('main').getByRole('group', { name: 'Show builds for' }).count()).toBe(0);
  await leave();
});

test('a scenario of home without cases says so', async () => {
  const { page, open, leave } = await aVisitor(still);
  await answers(page, listCases.path, caseLists({ cases: [], news: [] }, 2));
  await open('/home');
  const highlights = page.getByRole('region', { name: 'Where it plays' });
  await highlights.getByRole('button', { name: 'The exhibition hall' }).click();
  await highlights.getByText('There is no case of this kind yet.').waitFor();
  expect(await highlights.locator('article').count()).toBe(0);
  await leave();
});

test('home without any case or product says so in both lists', async () => {
  const { page, open, leave } = await aVisitor(still);
  await answers(page, listHomeCases.path, []);
  await answers(page, listProducts.path, []);
  await open('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await page.getByRole('region', { name: 'Where it plays' }).getByText('There is no case of this kind yet.').waitFor();
  const releases = page.getByRole('region', { name: 'Latest releases' });
  await releases.getByText('There is no product of this kind yet.').filter({ visible: true }).waitFor();
  await releases.getByText('Nothing has been released yet.').waitFor();
  await leave();
});

test('the page of S3 Lite without cases says so', async () => {
  const { page, open, leave } = await aVisitor(still);
  await answers(page, listHomeCases.path, []);
  await open('/product-s3');
  await page.getByRole('contentinfo').getByRole('link', { name: 'S3 Lite' }).first().click();
  await page.getByRole('region', { name: 'Where it plays' }).getByText('There is no case yet.').waitFor();
  await leave();
});
