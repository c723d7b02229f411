import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { smallContent, smallLibrary } from '../../shared/content/content-folder.ts';
import { renderDetail, renderMarkdown } from '../../shared/content/markdown.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { eventually } from '../support/eventually.ts';
import { scriptPayloads } from '../support/script-payloads.ts';
import { sharedBrowser } from './a-visitor.ts';

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
  const put = () => page.setContent(`<!doctype html><main><div>${html}</div></main>`, { waitUntil: 'load' });
  // Where a link of the document before was about to lead may come in between.
  await eventually(
    () => put().catch((error: Error) => error),
    (failure) => failure === undefined,
  );
  await pressAll(page).catch(() => {}); // a document that was left has nothing to press
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))).catch(() => {});
}

/** The payloads whose script runs once they went through a renderer. */
async function thoseThatRun(render: (text: string) => string): Promise<string[]> {
  const page = await (await sharedBrowser()).newPage();
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

const aCase = smallContent['cases/gala.md'] ?? '';
const news = '---\nid: 101\ntitle: News\ndate: 2026-01-01\npicture: s1\ntext: A text.\n---\n';

/** What a visitor gets of a case, and of a news item, with a text. */
const detailOfCase = (text: string) =>
  contentReplies(smallLibrary({ 'cases/gala.md': aCase + text })).readCase({ id: 1 }).detail;
const detailOfNews = (text: string) =>
  contentReplies(smallLibrary({ 'news/a.md': news + text })).readCase({ id: 101 }).detail;

test('there are a hundred payloads', () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(100);
});

test.each([
  ['release notes', renderMarkdown],
  ['the detail of a product', renderDetail],
  ['a case', detailOfCase],
  ['a news item', detailOfNews],
])('none of a hundred payloads runs in %s', { timeout: 300_000 }, async (_, render) => {
  expect(await thoseThatRun(render)).toEqual([]);
});

test('payloads run where nothing is sanitized', { timeout: 300_000 }, async () => {
  expect((await thoseThatRun((text) => text)).length).toBeGreaterThan(50);
});
