import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const s3Pro = '/down_link?product_name=S3+Pro&version=5.2.0&system=1&page=21';

test('the page after a download says what comes next, and its notes are a click away', async () => {
  const { page, problems, open, leave } = await aVisitor();
  await open(s3Pro);
  await page.getByRole('heading', { level: 2, name: 'What comes next' }).waitFor();
  const steps = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  expect(steps.slice(0, 3)).toEqual(['Install it', 'Licence on a lock', 'Manual']);
  await page.getByRole('link', { name: 'Notes of 5.2.0' }).click();
  await page.waitForURL('**/history?page=21#v-5.2.0');
  expect(problems).toEqual([]);
  await leave();
});

test.each([
  ['a version that does not exist', s3Pro.replace('5.2.0', '9.9.9')],
  ['nothing', '/down_link'],
])('nothing comes next where the address names %s', async (_, path) => {
  const { page, open, leave } = await aVisitor();
  await open(path);
  await page.getByRole('heading', { level: 1, name: /no such file|Your download/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'What comes next' }).count()).toBe(0);
  await leave();
});

test('on a phone the checksum and another try stand within the first screen', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open(s3Pro);
  const again = await page.getByRole('link', { name: 'Download again' }).boundingBox();
  expect((again?.y ?? 999) + (again?.height ?? 0)).toBeLessThanOrEqual(844);
  const copy = await page.getByRole('button', { name: /^Copy SHA-256/ }).boundingBox();
  expect(copy?.y).toBeLessThan(again?.y ?? 0);
  await leave();
});
