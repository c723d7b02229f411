import { expect, test } from 'vitest';
import { detailIdOf, detailIds } from './product-detail.ts';

test.each([
  ['S2 by its type', { type: 1 }, 1],
  ['S1 by its type', { type: 2 }, 3],
  ['S1 by its id', { id: 3 }, 3],
  ['the C series by its type', { type: 5 }, 5],
  ['the Assistant by its type', { type: 6 }, 6],
  ['NDI by its type', { type: 7 }, 7],
  ['4U by its type', { type: 8 }, 8],
  ['HVC by its type', { type: 9 }, 15],
  ['P1+ by its id', { id: 9 }, 9],
  ['digital rights by type 0 and id', { type: 0, id: 19 }, 19],
  ['what the type says where an id says otherwise', { type: 2, id: 1 }, 3],
])('a detail call means %s', (_, question, id) => {
  expect(detailIdOf(question)).toBe(id);
});

test.each([
  ['nothing', {}],
  ['type 0 alone', { type: 0 }],
  ['a type without a product', { type: 3, id: 3 }],
])('a detail call with %s names no product', (_, question) => {
  expect(detailIdOf(question)).toBeUndefined();
});

test('details have the ids 1 to 19', () => {
  expect(detailIds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});
