import { expect, test } from 'vitest';
import { NotFound } from '../../lib/pages/page-module.ts';
import { courseContext } from './course-builders.ts';
import { page as detailPage } from './load-course-detail.ts';
import { page as listPage } from './load-course-list.ts';

const context = courseContext(10);
const lesson = (dir_id: string, id = '1') => detailPage.load(context, { id, dir_id });

test('a page of the list has eight courses, the last one what is left', async () => {
  const [first, second] = await Promise.all(['1', '2'].map((page) => listPage.load(context, { page })));
  expect([first?.courses.length, first?.count]).toEqual([8, 10]);
  expect(second?.courses.map(({ id }) => id)).toEqual([9, 10]);
});

test.each(['0', '3', 'x', '-1', '1e2'])('the list has no page %o', async (page) => {
  await expect(listPage.load(context, { page })).rejects.toBeInstanceOf(NotFound);
});

test('every page of the list is a document, and the first one without courses too', async () => {
  expect(await listPage.documents?.(context)).toEqual([{ page: '1' }, { page: '2' }]);
  expect(await listPage.documents?.(courseContext(0))).toEqual([{ page: '1' }]);
  expect(await listPage.load(courseContext(0), { page: '1' })).toMatchObject({ courses: [], count: 0 });
});

test('a lesson comes with the tree of its course, and the lessons beside it over the borders of chapters', async () => {
  const { chapters, previous, next } = await lesson('2');
  expect(chapters.map(({ title, lessons }) => [title, lessons.map(({ id }) => id)])).toEqual([
    ['Chapter 101', [1, 2]],
    ['Chapter 102', [3]],
  ]);
  expect([previous?.id, next?.id]).toEqual([1, 3]);
});

test('the first lesson has none before it, and the last none after it', async () => {
  expect((await lesson('1')).previous).toBeNull();
  expect((await lesson('3')).next).toBeNull();
});

test.each([
  ['1', '9'],
  ['1', '101'],
  ['9', '1'],
  ['x', '1'],
  ['1', '1e0'],
  ['1', '01'],
  ['0', '1'],
])('there is no lesson of course %o and lesson %o', async (id, dir_id) => {
  await expect(lesson(dir_id, id)).rejects.toBeInstanceOf(NotFound);
});

test('an address without course and lesson is not found', async () => {
  await expect(detailPage.load(context, {})).rejects.toBeInstanceOf(NotFound);
});

test('every lesson of every course, on all pages of the list, is a document', async () => {
  const documents = await detailPage.documents?.(context);
  expect(documents).toHaveLength(12);
  expect(documents?.slice(0, 2)).toEqual([
    { id: '1', dir_id: '1' },
    { id: '1', dir_id: '2' },
  ]);
  expect(documents?.at(-1)).toEqual({ id: '10', dir_id: '90' });
});

test('a lesson with a film tells search engines so, one without does not', async () => {
  const kinds = async (id: string) => {
    const { structuredData = [] } = detailPage.meta(await lesson(id), {});
    return structuredData.map((one) => Object(one)['@type']);
  };
  expect(await kinds('1')).toEqual(['BreadcrumbList', 'VideoObject']);
  expect(await kinds('3')).toEqual(['BreadcrumbList']);
});
