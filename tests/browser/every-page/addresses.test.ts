import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fewestWithAll, groups, pagesOf, strayExamples, unvisited } from './addresses.ts';

test('every page is visited: a route with a parameter has a document in the sitemap, or examples beside its page', () => {
  expect(unvisited).toEqual([]);
  expect(strayExamples).toEqual([]);
  const all = groups.flatMap(pagesOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(['/home', '/download', '/download?page=6', '/course?type=1']));
  expect(all.filter((address) => address.includes(':'))).toEqual([]);
});

test('each group of pages has its file', () => {
  const files = globSync('*-pages.test.ts', { cwd: import.meta.dirname });
  expect(files.toSorted()).toEqual(groups.map((group) => `${group}-pages.test.ts`).toSorted());
});

test('of the documents of a route so many are visited that every part is seen, the richest first', () => {
  const all = [
    ['poor', new Set(['p'])],
    ['other', new Set(['p', 'code'])],
    ['rich', new Set(['p', 'ul', 'table'])],
  ] as const;
  expect(fewestWithAll(all)).toEqual(['rich', 'other']);
});
