import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

declare global {
  /** How often React gave new properties to an element of the page that was watched. */
  var renderings: number;
  /** The heading at the end of the task in which the browser said that it had gone back. */
  var headingOnReturn: string | undefined;
}

async function aVisitorOfDownloads() {
  const visitor = await aVisitor();
  await visitor.open('/download');
  return visitor;
}

async function toHistory(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Release history' }).click();
  await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
}

test('a page takes the place of another at once, from its top and with the focus on its heading', async () => {
  const { page, leave } = await aVisitorOfDownloads();
  await toHistory(page);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await leave();
});

test('back shows the page in the same task, so that the browser finds it when it restores its place', async () => {
  const { page, leave } = await aVisitorOfDownloads();
  await toHistory(page);
  await page.evaluate(() => {
    addEventListener('popstate', () => {
      queueMicrotask(() => {
        globalThis.headingOnReturn = document.querySelector('h1')?.textContent;
      });
    });
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
  expect(await page.evaluate(() => headingOnReturn)).toBe('Download centre');
  await leave();
});

test('the page that leaves is not rendered again', async () => {
  const { page, leave } = await aVisitorOfDownloads();
  // Its font may make the tabs wider, which are then rendered once more by themselves.
  await page.locator('html.typeset').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => {
    globalThis.renderings = 0;
    for (const element of document.querySelectorAll('main :is(h1, a, article, section, button)')) {
      // React keeps the properties of an element on it, and sets them anew whenever its component was rendered.
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      if (!key) throw new Error('React keeps properties elsewhere now');
      let properties: unknown = Reflect.get(element, key);
      Object.defineProperty(element, key, {
        configurable: true,
        get: () => properties,
        set(next: unknown) {
          properties = next;
          globalThis.renderings += 1;
        },
      });
    }
  });
  await toHistory(page);
  expect(await page.evaluate(() => renderings)).toBe(0);
  await leave();
});
