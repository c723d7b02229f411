import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [2, 4, '1 2 3 4'],
  [1, 67, '1 2 gap 67'],
  [4, 67, '1 2 3 4 5 gap 67'],
  [5, 67, '1 gap 4 5 6 gap 67'],
  [64, 67, '1 gap 63 64 65 66 67'],
  [67, 67, '1 gap 66 67'],
])('on page %i of %i the pager names %s', (page, pages, named) => {
  expect(shownPages(page, pages).join(' ')).toBe(named);
});
