import { expect, test } from 'vitest';
import { placesWhileDrawn } from './reorder.ts';

const ranks = (share: number) => placesWhileDrawn(5, 3, 1, share).map(({ rank }) => rank);

test('a list keeps its order until a row has covered half of its neighbour', () => {
  expect(ranks(0)).toEqual([0, 1, 2, 3, 4]);
  expect(ranks(0.2)).toEqual([0, 1, 2, 3, 4]);
});

test('rows that were passed make way, others stay', () => {
  expect(ranks(0.5)).toEqual([0, 1, 3, 2, 4]);
  expect(ranks(1)).toEqual([0, 2, 3, 1, 4]);
});

test('every place is taken once, however far the row has come', () => {
  for (let share = 0; share <= 1; share += 0.05) {
    expect(ranks(share).toSorted()).toEqual([0, 1, 2, 3, 4]);
  }
});

test('the rows stand on their places at the end', () => {
  for (const { at, rank } of placesWhileDrawn(5, 3, 1, 1)) expect(at).toBe(rank);
});
