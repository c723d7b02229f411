import { expect, test } from 'vitest';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-manual.ts';
import { manualContext } from './manual-builders.ts';

const { documents, load, meta } = page;
const context = manualContext();

test('without a chapter there are the contents, with the pages of the PDF', async () => {
  const { chapter, chapters, contents, next } = await load(context, { name: 's1' });
  expect(chapter).toBeNull();
  expect(chapters.map(({ number, page: printed }) => [number, printed])).toEqual([
    ['1', 6],
    ['2', 8],
    ['', 11],
  ]);
  expect(contents.windows?.map(({ id }) => id)).toEqual(['place', 'order']);
  expect(next?.id).toBe('windows');
});

test('a chapter comes with its text and the chapters beside it, and without the contents of others', async () => {
  const { chapter, previous, next, contents } = await load(context, { name: 's1', chapter: 'pages' });
  expect([previous?.id, chapter?.id, next?.id]).toEqual(['windows', 'pages', 'index']);
  expect(contents).toEqual({});
});

test('there is none before the first chapter, and none after the index', async () => {
  expect((await load(context, { name: 's1', chapter: 'windows' })).previous).toBeNull();
  expect((await load(context, { name: 's1', chapter: 'index' })).next).toBeNull();
});

test.each([
  { name: 's9' },
  { name: 's1', chapter: 'nowhere' },
  { name: 's1', chapter: 'place' },
  { name: 'toString' },
  { name: 'constructor' },
  { name: '__proto__' },
])('there is no page for %j', async (params) => {
  await expect(load(context, params)).rejects.toBeInstanceOf(NotFound);
});

test('each manual has a document for its contents and for each chapter', async () => {
  const chapters = ['windows', 'pages', 'index'].map((chapter) => ({ name: 's1', chapter }));
  expect(await documents?.(context)).toEqual([{ name: 's1' }, ...chapters]);
});

test('the head of a chapter says its first words, or what the manual is about, and its way', async () => {
  const head = async (chapter?: string) => {
    const params = { name: 's1', ...(chapter !== undefined && { chapter }) };
    return meta(await load(context, params), params);
  };
  expect(await head('windows')).toMatchObject({
    title: 'Title of windows, S1 user manual',
    description: 'A window & its place.',
    modified: '2026-03-12',
  });
  expect((await head('index')).description).toBe('All about windows.');
  expect((await head()).title).toBe('S1 user manual');
});
