import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

/** What a landmark says of where one is. */
function marked(page: Page, role: 'banner' | 'contentinfo') {
  return page
    .getByRole(role)
    .locator('[aria-current=page]:visible')
    .evaluateAll((links) => links.map((link) => link.textContent?.trim()));
}

test.each([
  ['/home', [], []],
  ['/download', ['Download centre'], ['Download centre']],
  ['/download?page=3', ['Download centre'], ['Hardware', 'Download centre']],
  ['/history?page=21', ['Release history'], ['Release history']],
  ['/history?page=12', ['Release history'], ['Release history']],
])('the navigation of %s marks %j, the foot %j', async (path, head, foot) => {
  const { page, open, leave } = await aVisitor();
  await open(path);
  expect(await marked(page, 'banner')).toEqual(head);
  expect(await marked(page, 'contentinfo')).toEqual(foot);
  await leave();
});

test('the menu of a phone marks where one is, and the mark moves along', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/download?page=1');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  expect(await marked(page, 'banner')).toEqual(['Download centre']);
  await page.getByRole('banner').getByRole('link', { name: 'Release history' }).tap();
  await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  expect(await marked(page, 'banner')).toEqual(['Release history']);
  await leave();
});

test('without script the mark is there as well', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/download?page=3');
  expect(await page.getByRole('banner').locator('[aria-current=page]:visible').count()).toBe(1);
  await leave();
});

test('one sees the mark: a line under the item, and another colour in menu and foot', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  const header = page.getByRole('banner');
  const lineOf = (name: string) =>
    header
      .getByRole('link', { name })
      .filter({ visible: true })
      .evaluate((link) => getComputedStyle(link, '::after').height);
  expect(await lineOf('Release history')).toBe('2px');
  expect(await lineOf('Download centre')).toBe('auto');
  const decoration = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await decoration('Release history')).toBe('underline');
  expect(await decoration('Hardware')).toBe('none');
  await leave();
});
