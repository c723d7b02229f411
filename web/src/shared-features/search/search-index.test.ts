import { expect, test } from 'vitest';
import { isSearchIndex } from './search-index.ts';

const entry = { kind: 'Release', title: 'S1 2.5.1', to: '/history?page=1', text: '' };

test.each([
  [[entry], true],
  [[{ ...entry, words: 'old' }], true],
  [[{ ...entry, words: ['old'] }], false],
  [[], false],
  [[entry, { ...entry, to: 5 }], false],
  [[null], false],
  [{ entries: [entry] }, false],
  ['', false],
  [null, false],
])('%j: an index? %s', (value, expected) => {
  expect(isSearchIndex(value)).toBe(expected);
});
