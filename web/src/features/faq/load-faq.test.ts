import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { noSuchFaqEntry } from '../../../../shared/contract/absences.ts';
import type { FaqEntry, FaqTopic } from '../../../../shared/contract/faq-schemas.ts';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { moduleStrokes } from '../../ui/icons/module-strokes.ts';
import FaqPage from './faq-page.tsx';
import { page } from './load-faq.ts';

const { documents, load, meta } = page;

const question = (id: number) => ({ id, title: `Question ${id}`, icon: '' as const, childMenus: [] });
const menu: FaqTopic[] = [
  {
    id: 1,
    title: 'S series',
    icon: 'windows',
    childMenus: [{ id: 11, title: 'S1', icon: 'key', childMenus: [question(101), question(102)] }],
  },
  { id: 7, title: 'This site', icon: 'list', childMenus: [question(103)] },
];
const entry: FaqEntry = {
  id: 102,
  title: 'Question 102',
  content: '<p>In S1, press <strong>Take</strong>.</p>\n<ol>\n<li>Look.</li>\n</ol>',
  product_name: 'S1',
  version: '2.5.1',
  product_path: '/product-s1',
  update_date: '2026-11-20',
};
const context = aContext({
  listFaqTopics: () => menu,
  readFaqEntry: ({ id }) => {
    if (![1, 11, 7, 101, 102, 103].includes(id)) throw noSuchFaqEntry();
    const isTopic = id < 100;
    return {
      ...entry,
      id,
      title: isTopic ? `Topic ${id}` : `Question ${id}`,
      update_date: isTopic ? '' : '2026-11-20',
    };
  },
});

test('an answer comes with the topics that it stands in, and the answers beside it over the borders of topics', async () => {
  const { above, previous, next } = await load(context, { id: '102' });
  expect(above.map(({ title }) => title)).toEqual(['S series', 'S1']);
  expect([previous?.id, next?.id]).toEqual([101, 103]);
});

test('the first answer has none before it, and the last none after it', async () => {
  expect((await load(context, { id: '101' })).previous).toBeNull();
  expect((await load(context, { id: '103' })).next).toBeNull();
});

test('a topic stands under its own and beside no answer', async () => {
  const { above, previous, next } = await load(context, { id: '11' });
  expect(above.map(({ id }) => id)).toEqual([1]);
  expect([previous, next]).toEqual([null, null]);
});

test('without an id there are all topics, with the strokes of their icons', async () => {
  const data = await load(context, {});
  expect(data.entry).toBeNull();
  expect(data.menu.map(({ icon }) => icon)).toEqual([moduleStrokes.windows, expect.stringMatching(/^M/)]);
});

test.each(['0', '999', 'x', '-1', '', '1e2', '99999999999'])('there is no entry %o', async (id) => {
  await expect(load(context, { id })).rejects.toBeInstanceOf(NotFound);
});

test('all topics, each topic and each answer have a document', async () => {
  const ids = ['1', '11', '101', '102', '7', '103'].map((id) => ({ id }));
  expect(await documents?.(context)).toEqual([{}, ...ids]);
});

test('the head of an answer says its first sentences without markup, its way and its day', async () => {
  const { title, description, modified, structuredData } = meta(await load(context, { id: '102' }), { id: '102' });
  expect({ title, description, modified }).toEqual({
    title: 'Question 102',
    description: 'In S1, press Take.',
    modified: '2026-11-20',
  });
  const names = ['Questions and answers', 'S series', 'S1', 'Question 102'].map((name) => ({ name }));
  expect(structuredData).toMatchObject([{ itemListElement: names }]);
});

const markup = async (id?: string) =>
  renderToStaticMarkup(
    createElement(
      Router,
      { ssrPath: '/faq' },
      createElement(FaqPage, {
        data: await load(context, id === undefined ? {} : { id }),
        params: {},
        reload: () => {},
      }),
    ),
  );

test('without script an answer can be read, and the branches that lead to it are open', async () => {
  const html = await markup('102');
  expect(html).toContain('<h1>Question 102</h1>');
  expect(html).toContain('<li>Look.</li>');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Question 102<\/a>/);
  expect(html.match(/<details open="">/g)).toHaveLength(2);
  expect(html).toContain('<a href="/product-s1">S1 2.5.1</a>');
});

test('whether it was helpful is asked of an answer, and not of a topic', async () => {
  expect(await markup('102')).toContain('Was this helpful?');
  expect(await markup('11')).not.toContain('Was this helpful?');
});

test('the page of all topics has each of them as a heading, and its menu unfolded', async () => {
  const html = await markup();
  expect([...html.matchAll(/<h2>.*?([\w ]+)<\/a><\/h2>/g)].map(([, words]) => words)).toEqual([
    'S series',
    'This site',
  ]);
  expect(html).toMatch(/<details class="[^"]*" open="">/);
});
