import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDetail, renderMarkdown } from '../../shared/content/markdown.ts';
import { launchBrowser } from '../support/browser.ts';
import { scriptPayloads } from '../support/script-payloads.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Presses whatever a visitor may press, on this document or where its links lead. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a, [data-press]')) {
      for (const type of ['pointerdown', 'mousedown', 'mouseover', 'mouseup'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      element.click();
    }
  });

/** Shows a text in a document without any policy, and presses all of it. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(`<!doctype html><main><div>${html}</div></main>`, { waitUntil: 'load' });
  await pressAll(page).catch(() => {}); // a document that was left has nothing to press
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))).catch(() => {});
}

/** The payloads whose script runs once they went through a renderer. */
async function thoseThatRun(render: (text: string) => string): Promise<string[]> {
  const page = await browser.newPage();
  const found = new Set<string>();
  let shown = '';
  await page.exposeFunction('ran', () => found.add(shown));
  for (const payload of scriptPayloads) {
    shown = payload;
    await show(page, render(`A case.\n\n${payload}\n\nIts end.`));
  }
  await page.close();
  return [...found];
}

test('there are a hundred payloads', () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(100);
});

test.each([
  ['release notes', renderMarkdown],
  ['the detail of a product', renderDetail],
])('none of a hundred payloads runs in %s', { timeout: 300_000 }, async (_, render) => {
  expect(await thoseThatRun(render)).toEqual([]);
});

test('payloads run where nothing is sanitized', { timeout: 300_000 }, async () => {
  expect((await thoseThatRun((text) => text)).length).toBeGreaterThan(50);
});
