import { describe, expect, it } from 'vitest';
import { type CaseType, caseLists, caseTabTypes, newsType } from './case-type.ts';

const aCase = (id: number, type: CaseType | typeof newsType) => ({ id, type });
const cases = [aCase(1, 0), aCase(2, 1), aCase(3, 2), aCase(4, 3), aCase(5, 1)];
const news = [aCase(101, newsType)];
const idsOf = (type: 1 | 2 | 3 | 5 | undefined) => {
  const lists = caseLists<ReturnType<typeof aCase>>({ cases, news }, type);
  return Object.values(lists).map((list) => list.map(({ id }) => id));
};

describe('the lists of cases', () => {
  it('without a type there are all cases and those of each scenario, and no news', () => {
    expect(idsOf(undefined)).toEqual([[1, 2, 3, 4, 5], [2, 5], [3], [4], []]);
  });

  it.each(caseTabTypes)('type %i fills its own list only', (type) => {
    const lists = idsOf(type);
    expect(lists.flatMap((ids, place) => (ids.length > 0 ? [place] : []))).toEqual([type]);
  });

  it('type 5 asks for the news', () => {
    expect(idsOf(newsType)).toEqual([[], [], [], [], [101]]);
  });
});
