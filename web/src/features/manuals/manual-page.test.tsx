import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { page } from './load-manual.ts';
import { manualContext } from './manual-builders.ts';
import ManualPage from './manual-page.tsx';

const markup = async (chapter?: string) => {
  const params = { name: 's1', ...(chapter !== undefined && { chapter }) };
  const data = await page.load(manualContext(), params);
  return renderToStaticMarkup(
    <Router ssrPath="/manual-s1">
      <ManualPage data={data} params={params} reload={() => {}} />
    </Router>,
  );
};

test('without script the contents lead to every chapter and section', async () => {
  const html = await markup();
  expect(html).toContain('<h1>S1 user manual</h1>');
  expect(html).toContain('href="/manual-s1?chapter=windows"');
  expect(html).toContain('href="/manual-s1?chapter=windows#order"');
  expect(html).toContain('download="S1 user manual.pdf"');
});

test('a section has an id, a link to itself, and one to its page in the PDF', async () => {
  const html = await markup('windows');
  expect(html).toMatch(/<h2 id="order"><a href="#order"><span>1\.2<\/span> Title of order<\/a><\/h2>/);
  expect(html).toContain('href="/media/manuals/s1.pdf#page=7">Page 7 of the PDF</a>');
});

test('the chapter is marked among the others, with its sections below it', async () => {
  const html = await markup('windows');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Overview/);
  expect(html).toContain('href="/manual-s1?chapter=windows#place"');
  expect(html).toContain('>Title of index</a>');
});
