import { expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browsers/browser.ts';
import { visitorOf } from '../support/browsers/visitor.ts';

test('opening a dialog moves nothing where scroll bars take room', async () => {
  const withBars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const { page, open } = await visitorOf(withBars, inject('siteUrl'));
  const left = () => page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().left);
  await open('/history?page=21');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  const before = await left();
  await page.getByRole('button', { name: 'Downloads' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await left()).toBe(before);
  await withBars.close();
});
