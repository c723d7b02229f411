import { describe, expect, it, test } from 'vitest';
import { type RouteName, routes } from '../../../../../shared/routes.ts';
import { foremostEntries, menus, productFamilies } from './navigation-table.ts';
import { productLines } from './product-lines.ts';

const routeNames = Object.keys(routes) as RouteName[];
/** Routes that no menu leads to, and how one gets there instead. */
const reachedOtherwise: Partial<Record<RouteName, string>> = {
  home: 'by the mark of the header',
  downLink: 'by every download',
  casesDetail: 'from the cases',
  manual: 'from the list of manuals, and from the search',
  certificate: 'from the list of holders, and from certificate queries',
  courseDetail: 'from the training videos',
  productDetail: 'from the page of each product',
  course: 'from the pages of P1 and P1+',
  personal: 'by the account, in the tools of the header',
  orderInfo: 'from the personal centre',
  orderInfoUpperCase: 'by addresses that others have written',
};

test('every route has an entry, or another way that leads to it', () => {
  const entries = [...menus, ...productFamilies].flatMap((group) => group.entries);
  const listed = new Set(entries.map(({ route }) => route));
  expect(routeNames.filter((name) => listed.has(name) === name in reachedOtherwise)).toEqual([]);
});

test('an entry says where it leads, and a menu tells the variants of a page apart where it leads to several', () => {
  const entriesOf = (name: string) => menus.find(({ label }) => label === name)?.entries ?? [];
  expect(entriesOf('Support')).toContainEqual({ route: 'faq', label: 'FAQ', to: '/faq', anyVariant: true });
  expect(entriesOf('Cases').map(({ to, anyVariant }) => [to, anyVariant])).toEqual([
    ['/cases', false],
    ['/cases?type=1', false],
    ['/cases?type=2', false],
    ['/cases?type=3', false],
  ]);
});

test('downloads and releases stand in the bar by themselves, and in a menu as well, for bars without room', () => {
  expect(foremostEntries.map(({ label }) => label)).toEqual(['Download centre', 'Release history']);
  expect(menus.flatMap(({ entries }) => entries)).toEqual(expect.arrayContaining([...foremostEntries]));
});

describe('a product', () => {
  it('of P1+ leads to the page that it shares with P1', () => {
    const plus = productFamilies.flatMap(({ entries }) => entries.filter(({ label }) => label === 'P1+'));
    expect(plus.map(({ to }) => to)).toEqual(['/product-p1tut']);
  });

  it('says what it is for in one short line', () => {
    const cards = productFamilies.flatMap(({ entries }) => entries.map(({ card }) => card ?? ''));
    expect(Object.keys(productLines).toSorted()).toEqual([...cards, 'featured'].toSorted());
    expect(Object.values(productLines).filter((line) => line.length > 36)).toEqual([]);
  });
});
