import { describe, expect, it, test } from 'vitest';
import { type RouteName, routes } from '../../../../../shared/routes.ts';
import { barOf, builtMenus, productFamilies } from './navigation-table.ts';
import { productLines } from './product-lines.ts';

const routeNames = Object.keys(routes) as RouteName[];
const allBuilt = () => true;
const onlyBuilt =
  (...names: RouteName[]) =>
  (route: RouteName) =>
    names.includes(route);

/** Routes that no menu leads to, and how one gets there instead. */
const reachedOtherwise: Partial<Record<RouteName, string>> = {
  home: 'by the mark of the header',
  downLink: 'by every download',
  casesDetail: 'from the cases',
  certificate: 'from the list of holders, and from certificate queries',
  courseDetail: 'from the training videos',
  productDetail: 'from the page of each product',
  course: 'from the pages of P1 and P1+',
  personal: 'by the account, in the tools of the header',
  orderInfo: 'from the personal centre',
  orderInfoUpperCase: 'by addresses that others have written',
};

test('every route has an entry, or another way that leads to it', () => {
  const entries = [...builtMenus(allBuilt), ...productFamilies(allBuilt)].flatMap((group) => group.entries);
  const listed = new Set(entries.map(({ route }) => route));
  expect(routeNames.filter((name) => listed.has(name) === name in reachedOtherwise)).toEqual([]);
});

describe('a menu', () => {
  it('shows what is built, in the order of the table', () => {
    const [menu, ...others] = builtMenus(onlyBuilt('faq', 'word'));
    expect(others).toEqual([]);
    expect(menu).toEqual({
      label: 'Support',
      entries: [
        { route: 'word', label: 'Manuals', to: '/word', anyVariant: true },
        { route: 'faq', label: 'FAQ', to: '/faq', anyVariant: true },
      ],
    });
  });

  it('is not there while nothing of it is built', () => {
    expect(builtMenus(onlyBuilt('home'))).toEqual([]);
  });

  it('grows by an entry when its route gets a page', () => {
    const labels = (...names: RouteName[]) => builtMenus(onlyBuilt(...names)).map(({ entries }) => entries.length);
    expect(labels('download', 'history')).toEqual([2]);
    expect(labels('download', 'history', 'feedback', 'about')).toEqual([3, 1]);
  });

  it('tells the variants of a page apart where it leads to several', () => {
    const [cases] = builtMenus(onlyBuilt('cases'));
    expect(cases?.entries.map(({ to, anyVariant }) => [to, anyVariant])).toEqual([
      ['/cases', false],
      ['/cases?type=1', false],
      ['/cases?type=2', false],
      ['/cases?type=3', false],
    ]);
  });
});

describe('the bar of the header', () => {
  const bar = (...names: RouteName[]) => {
    const { first, menus } = barOf(builtMenus(onlyBuilt(...names)));
    return [first.map(({ label }) => label), menus.map(({ label }) => label)];
  };

  it('has downloads and releases by themselves, and no menu that holds nothing else', () => {
    expect(bar('download', 'history')).toEqual([['Download centre', 'Release history'], []]);
  });

  it('keeps them when their menu holds more', () => {
    expect(bar('download', 'history', 'faq', 'news')).toEqual([
      ['Download centre', 'Release history'],
      ['Support', 'Company'],
    ]);
  });

  it('has every menu where it is crowded, so that what gives way to them is still reached', () => {
    const { menus, crowded } = barOf(builtMenus(onlyBuilt('download', 'history', 'cases', 'news')));
    expect(crowded).toBe(true);
    expect(menus.map(({ label }) => label)).toEqual(['Cases', 'Support', 'Company']);
  });
});

describe('a product', () => {
  const addressOfS1 = (isBuilt: (route: RouteName) => boolean) => productFamilies(isBuilt)[0]?.entries[0]?.to;

  it('leads to its card in the download centre until its page is built', () => {
    expect(addressOfS1(onlyBuilt())).toBe('/download?page=1#s1');
    expect(addressOfS1(onlyBuilt('productS1'))).toBe('/product-s1');
  });

  it('of P1+ leads to the page that it shares with P1', () => {
    const plus = productFamilies(allBuilt).flatMap(({ entries }) => entries.filter(({ label }) => label === 'P1+'));
    expect(plus.map(({ to }) => to)).toEqual(['/product-p1tut']);
  });

  it('says what it is for in one short line', () => {
    const cards = productFamilies().flatMap(({ entries }) => entries.map(({ card }) => card ?? ''));
    expect(Object.keys(productLines).toSorted()).toEqual([...cards, 'featured'].toSorted());
    expect(Object.values(productLines).filter((line) => line.length > 36)).toEqual([]);
  });
});
