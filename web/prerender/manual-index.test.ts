import { expect, test } from 'vitest';
import { manualDocuments } from '../build/manual-documents.ts';
import { createFind } from '../src/shared-features/search/find.ts';
import { isSearchIndex } from '../src/shared-features/search/search-index.ts';
import { manualIndex, manualIndexFile } from './manual-index.ts';

const manuals = manualDocuments();

test('every chapter and section of each manual is in the index, and the indices of manuals are not', () => {
  const index = manualIndex(manuals);
  const passages = Object.values(manuals).flatMap(({ chapters }) =>
    chapters.flatMap(({ sections }) => [0, ...sections]),
  );
  expect(index).toHaveLength(passages.length - Object.keys(manuals).length);
  expect(index.every(({ text }) => !/<\w|\*\*/.test(text))).toBe(true);
  expect(index.some(({ to }) => to.endsWith('chapter=index'))).toBe(false);
});

test('the index as it is served is one that the search takes', () => {
  const { key, text } = manualIndexFile(manuals);
  expect(key).toBe('search/manuals.json');
  expect(isSearchIndex(JSON.parse(text))).toBe(true);
});

test.each([
  [
    'A reminder of a dentist’s appointment looks large on a wall',
    '/manual-s1?chapter=prepare-the-laptop#system-and-graphics',
  ],
  ['violins heard over an orchestra', '/manual-s2?chapter=running-order#numbers-and-names'],
  ['three hundred phones familiar', '/manual-cc-max?chapter=a-network-for-tablets'],
  ['fully transparent parts cost nothing', '/manual-hvc-tutorial?chapter=export#set-it-up'],
])('a sentence leads to its section: %s', (sentence, address) => {
  const find = createFind(manualIndex(manuals));
  expect(find(sentence)[0]?.entry.to).toBe(address);
});
