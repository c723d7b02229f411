import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { eventually } from '../support/runs/eventually.ts';
import { countedDownloads } from '../support/telling/downloads-reported.ts';
import { aVisitor } from './a-visitor.ts';

const state = inject('siteState');

test('a visitor finds S3 Pro from the home page, downloads it, and the download is recorded', async () => {
  const { page, problems, open, leave } = await aVisitor();
  const before = await countedDownloads(state, 21);
  await open('/');
  await page.getByRole('link', { name: /^S Series/ }).click();
  await page.getByRole('link', { name: 'S3 Pro history' }).click();
  await page.getByRole('heading', { level: 1, name: /S3 Pro/ }).waitFor();
  const checksum = await page.locator('code').first().textContent();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download S3 Pro 5\.2\.0 for Windows/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('S3 Pro 5.2.0 Windows.zip');
  const bytes = await readFile(await file.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(checksum);

  await page.waitForURL(/\/down_link\?/);
  await page.getByRole('heading', { level: 1, name: 'Your download has started' }).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    product_name: 'S3 Pro',
    version: '5.2.0',
    system: '1',
    page: '21',
  });
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  await eventually(
    () => countedDownloads(state, 21),
    (counted) => counted === before + 1,
  );
  expect(problems).toEqual([]);
  await leave();
});

test('the download-started page offers the file again, more history, and all cases', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21');
  const retry = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download again' }).click();
  expect((await retry).suggestedFilename()).toBe('S3 Pro 5.2.0 Windows.zip');
  await page.getByRole('link', { name: 'More history versions' }).click();
  await page.waitForURL('**/history?page=21');
  await leave();
});

test('a page that had to be loaded again does not claim that the download has started', async () => {
  const { page, open, leave } = await aVisitor();
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  await open('/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21');
  const heading = page.getByRole('heading', { level: 1, name: 'Your download', exact: true });
  // The document before its script has the same heading.
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await heading.waitFor();
  await page.unroute('**/api/**');
  await tryAgain.click();
  await page.getByRole('link', { name: 'Download again' }).waitFor();
  await heading.waitFor();
  await leave();
});

test('without a product page behind it, the download-started page shows no history', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=0');
  await page.getByText('S3 Pro 5.2.0').first().waitFor();
  expect(await page.getByRole('link', { name: 'More history versions' }).count()).toBe(0);
  await leave();
});

test.each([
  ['nothing', '', 'Your download'],
  ['a product that does not exist', '?product_name=S9&version=1.0.0&system=1&page=4711', 'Your download'],
  ['markup', '?product_name=%3Cb%3ES1%3C/b%3E&version=1.0.0&system=1&page=0', 'Your download'],
  ['a platform without a file', '?product_name=S3+Lite&version=1.3.0&system=2&page=0', 'There is no such file'],
  ['a version that does not exist', '?product_name=S1&version=9.9.9&system=1&page=1', 'There is no such file'],
])('the download-started page claims no download when the address names %s', async (_, query, title) => {
  const { page, problems, open, leave } = await aVisitor();
  await open(`/down_link${query}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/has started|on its way/);
  await page.getByRole('link', { name: 'Download centre' }).first().waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('an announced build is shown without a link', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/download?page=1');
  await page.getByText('In preparation').first().waitFor();
  expect(await page.getByRole('link', { name: /Download S3 Lite .* for Mac/ }).count()).toBe(0);
  await leave();
});
