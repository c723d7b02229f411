import { describe, expect, it } from 'vitest';
import { aBuild, aContext, aProduct } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page, productsOfTab } from './load-download-centre.ts';

const { load } = page;

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

  it.each([
    ['A player. It plays.', 'A player.'],
    ['A codec for large pictures: up to 16384 by 16384 pixels.', 'A codec for large pictures.'],
    ['The flagship in version 5.1. Timeline and windows.', 'The flagship in version 5.1.'],
    ['One statement', 'One statement.'],
  ])('a row says what a product is in one statement: %s', async (text, line) => {
    const data = await load(aContext({ listProducts: () => [aProduct({ text })] }), { page: '0' });
    expect(data.products[0]?.line).toBe(line);
  });

  it('the name of a file is carried only where it is not the usual one', async () => {
    const builds = [aBuild(), aBuild({ system: 2, en_file_name: 'S3 Pro for the Mac' })];
    const data = await load(aContext({ listProducts: () => [aProduct({ builds })] }), { page: '0' });
    expect(data.products[0]?.builds.map((build) => build.en_file_name)).toEqual([undefined, 'S3 Pro for the Mac']);
  });

  it('is not found for a value that selects none', async () => {
    await expect(load(aContext(), { page: '99' })).rejects.toThrow(NotFound);
  });
});
