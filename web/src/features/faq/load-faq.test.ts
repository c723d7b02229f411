import { expect, test } from 'vitest';
import { NotFound } from '../../lib/pages/page-module.ts';
import { moduleStrokes } from '../../ui/icons/module-strokes.ts';
import { faqContext as context } from './faq-builders.ts';
import { page } from './load-faq.ts';

const { documents, load, meta } = page;

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
