import { describe, expect, inject, test } from 'vitest';
import { listCases, listHomeCases, readCase } from '../../shared/contract/content.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');

describe('cases and news', () => {
  test('without a type there are all cases, and those of three scenarios among them', async () => {
    const lists = await call(siteUrl, listCases, { language: 1 });
    const ofScenarios = [...lists.aCasesListData, ...lists.bCasesListData, ...lists.cCasesListData];
    expect(lists.allCasesListData.length).toBeGreaterThanOrEqual(15);
    expect(ofScenarios.length).toBeLessThan(lists.allCasesListData.length);
    expect(new Set(lists.allCasesListData.map(({ subTitle }) => subTitle)).size).toBe(4);
    expect(lists.newsListData).toEqual([]);
  });

  test.each([
    [1, 'aCasesListData'],
    [2, 'bCasesListData'],
    [3, 'cCasesListData'],
    [5, 'newsListData'],
  ] as const)('type %i fills %s alone', async (type, filled) => {
    const lists = await call(siteUrl, listCases, { type });
    const names = Object.entries(lists).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
    expect(names).toEqual([filled]);
  });

  test('a type that there is not is refused', async () => {
    await expect(call(siteUrl, listCases, { type: 4 })).rejects.toThrow('Types are 1 to 3, and 5 for the news');
  });

  test('home is answered as many cases as it asks for, four where it does not say, twelve at most', async () => {
    const lengths = [{}, { limit: 3 }, { limit: 6 }, { limit: 12 }].map(
      async (question) => (await call(siteUrl, listHomeCases, question)).length,
    );
    expect(await Promise.all(lengths)).toEqual([4, 3, 6, 12]);
    await expect(call(siteUrl, listHomeCases, { limit: 0 })).rejects.toThrow('At least one case is answered');
    await expect(call(siteUrl, listHomeCases, { limit: 13 })).rejects.toThrow('At most 12 cases are answered');
  });

  test('every case and news item can be read at length, by the id of its list', async () => {
    const { allCasesListData: cases } = await call(siteUrl, listCases, {});
    const { newsListData: news } = await call(siteUrl, listCases, { type: 5 });
    for (const { id, title, img } of [...cases, ...news]) {
      const detail = await call(siteUrl, readCase, { id });
      expect(detail).toMatchObject({ id, title });
      expect(detail.images[0]).toBe(img);
    }
  });

  test('an id that neither has is refused in words', async () => {
    await expect(call(siteUrl, readCase, { id: 99 })).rejects.toThrow('There is no such case');
  });
});
