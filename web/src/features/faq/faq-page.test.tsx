import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { faqContext } from './faq-builders.ts';
import FaqPage from './faq-page.tsx';
import { page } from './load-faq.ts';

const markup = async (id?: string) => {
  const data = await page.load(faqContext, id === undefined ? {} : { id });
  return renderToStaticMarkup(
    <Router ssrPath="/faq">
      <FaqPage data={data} params={{}} reload={() => {}} />
    </Router>,
  );
};

test('without script an answer can be read, and the branches that lead to it are open', async () => {
  const html = await markup('102');
  expect(html).toContain('<h1>Question 102</h1>');
  expect(html).toContain('<li>Look.</li>');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Question 102<\/a>/);
  expect(html.match(/<details open="">/g)).toHaveLength(2);
  expect(html).toContain('<a href="/product-s1">S1 2.5.1</a>');
});

test('below an answer there is room to ask whether it was helpful, and none below a topic', async () => {
  const needScript = async (id: string) => (await markup(id)).match(/data-needs-script/g)?.length;
  expect([await needScript('102'), await needScript('11')]).toEqual([2, 1]);
});

test('the page of all topics has each of them as a heading, and its menu unfolded', async () => {
  const html = await markup();
  expect([...html.matchAll(/<h2>.*?([\w ]+)<\/a><\/h2>/g)].map(([, words]) => words)).toEqual([
    'S series',
    'This site',
  ]);
  expect(html).toMatch(/<details class="[^"]*" open="">/);
});
