import { expect, test } from 'vitest';
import { smallContent, smallLibrary } from '../../shared/content/content-folder.ts';
import { manualChapters } from '../../shared/content/manual-text.ts';
import { renderDetail, renderMarkdown } from '../../shared/content/markdown.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { scriptPayloads } from '../support/requests/script-payloads.ts';
import { sharedBrowser } from './a-visitor.ts';

/** So many payloads are rendered and shown at a time, each in a frame of its own without any policy. */
const batch = 10;

/** Touches and focuses everything in this document: what a renderer leaves of an element may have lost how one would find it. */
function touchAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const type of ['focus', 'pointerdown', 'mousedown', 'mouseover', 'mouseup'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
    element.click?.(); // what is no HTML has none
  }
}

/** Puts documents into frames that are named by their place, and waits until all have loaded. */
async function frameAll(documents: readonly string[]): Promise<void> {
  const loaded = documents.map((html, place) => {
    const frame = Object.assign(document.createElement('iframe'), { name: String(place), srcdoc: html });
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  });
  await Promise.all(loaded);
}

/** Shows texts as a renderer makes them. */
type Render = (texts: readonly string[]) => readonly string[];

/** The payloads whose script runs once they went through a renderer. */
async function thoseThatRun(render: Render): Promise<string[]> {
  const context = await (await sharedBrowser()).newContext();
  const found = new Set<string>();
  for (let start = 0; start < scriptPayloads.length; start += batch) {
    const payloads = scriptPayloads.slice(start, start + batch);
    const rendered = render(payloads.map((payload) => `A case.\n\n${payload}\n\nIts end.`));
    const page = await context.newPage();
    await page.exposeBinding('ran', ({ frame }) => {
      found.add(payloads[Number(frame.name())] ?? '');
    });
    const documents = rendered.map((html) => `<!doctype html><main><div>${html}</div></main>`);
    await page.evaluate(frameAll, documents);
    const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
    // A document that was left has nothing to press.
    await Promise.all(frames.map((frame) => frame.evaluate(touchAll).catch(() => {})));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.close();
  }
  await context.close();
  return [...found];
}

const aCase = smallContent['cases/gala.md'] ?? '';
const firstNews = 101;

/** What a visitor gets of cases, and of news items, with these texts. */
const detailsOfCases: Render = (texts) => {
  const files = texts.map((text, place) => [
    `cases/${place === 0 ? 'gala' : `case-${place}`}.md`,
    aCase.replace('id: 1\norder: 1\n', `id: ${place + 1}\norder: ${place + 1}\n`) + text,
  ]);
  const { readCase } = contentReplies(smallLibrary(Object.fromEntries(files)));
  return texts.map((_, place) => readCase({ id: place + 1 }).detail);
};
const detailsOfNews: Render = (texts) => {
  const files = texts.map((text, place) => [
    `news/item-${place}.md`,
    `---\nid: ${firstNews + place}\ntitle: News\ndate: 2026-01-01\npicture: s1\ntext: A text.\n---\n${text}`,
  ]);
  const { readCase } = contentReplies(smallLibrary(Object.fromEntries(files)));
  return texts.map((_, place) => readCase({ id: firstNews + place }).detail);
};

/** Chapters of a manual. What one cannot show is not published. */
const chaptersOfManual: Render = (texts) =>
  texts.map((text) => {
    try {
      const chapters = manualChapters(`## A chapter\n\n${text}`, { pictureOf: () => '', addressOf: (id) => `/${id}` });
      return chapters.flatMap(({ html, sections }) => [html, ...sections.map((section) => section.html)]).join('');
    } catch {
      return '';
    }
  });

test('there are a hundred payloads', () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(100);
});

test.each([
  ['release notes', (texts: readonly string[]) => texts.map(renderMarkdown)],
  ['the detail of a product', (texts: readonly string[]) => texts.map(renderDetail)],
  ['a case', detailsOfCases],
  ['a news item', detailsOfNews],
  ['a chapter of a manual', chaptersOfManual],
])('none of a hundred payloads runs in %s', { timeout: 300_000 }, async (_, render) => {
  expect(await thoseThatRun(render)).toEqual([]);
});

test('payloads run where nothing is sanitized', { timeout: 300_000 }, async () => {
  expect((await thoseThatRun((texts) => texts)).length).toBeGreaterThan(50);
});
