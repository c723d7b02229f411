import { describe, expect, it } from 'vitest';
import { aBuild, aContext, aProduct } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/page-module.ts';
import { load, productsOfTab } from './load-download-centre.ts';

const tool = aProduct({ title: 'License Reader', series: 'auxiliary', types: [20], builds: [aBuild({ type: 20 })] });
const player = aProduct({
  title: 'P1',
  series: 'p1',
  types: [10, 17],
  builds: [aBuild({ type: 10 }), aBuild({ type: 17 })],
});
const server = aProduct({ title: '4U Server', series: 'hardware', types: [], builds: [] });
const pro = aProduct();
const products = [tool, server, player, pro];

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('a tab of the download centre', () => {
  it('a tab of the download centre holds the products of its series', () => {
    expect(titles(productsOfTab(products, 'hardware'))).toEqual(['4U Server']);
  });

  it('the tab of all products lists the families in the order of the tabs', () => {
    expect(titles(productsOfTab(products, 'all'))).toEqual(['S3 Pro', 'P1', '4U Server', 'License Reader']);
  });

  it('the tab of the hardware code holds only the builds that read codes and licences', () => {
    const shown = productsOfTab(products, 'code');
    expect(shown.map(({ title, builds }) => [title, builds.map(({ type }) => type)])).toEqual([
      ['License Reader', [20]],
      ['P1', [17]],
    ]);
  });

  it.each([
    ['3', 'hardware'],
    ['5', 'p1'],
    ['0', 'all'],
  ])('is chosen by page %s: %s', async (page, tab) => {
    const data = await load(aContext({ listProducts: () => products }), { page });
    expect(data.tab).toBe(tab);
  });

  it('is not found for a value that selects none', async () => {
    await expect(load(aContext(), { page: '99' })).rejects.toThrow(NotFound);
  });
});
