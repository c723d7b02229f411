import { describe, expect, it } from 'vitest';
import { aBuild, aCase, aContext, aProduct } from '../../../testing/builders.ts';
import { newestReleases, page } from './load-home.ts';

const { load } = page;

describe('the latest releases', () => {
  it('the latest releases are one for each product type, newest first', () => {
    const old = aBuild({ type: 3, version: '5.1.2', online_date: '2025-11-04' });
    const products = [aProduct({ builds: [old] }), aProduct({ builds: [aBuild()] })];
    expect(newestReleases(products).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'S3 Pro 5.2.0',
      'S3 5.1.2',
    ]);
  });

  it('the latest releases name the platforms of the newest version only', () => {
    const builds = [
      aBuild({ type: 22, version: '1.2.0', system: 2 }),
      aBuild({ type: 22, version: '1.2.0', system: 1 }),
      aBuild({ type: 22, version: '1.1.0', system: 4, online_date: '2025-01-01' }),
    ];
    expect(newestReleases([aProduct({ builds })])).toMatchObject([{ version: '1.2.0', platforms: ['windows', 'mac'] }]);
  });

  it('the latest releases leave out what is only announced', () => {
    expect(newestReleases([aProduct({ builds: [aBuild({ file_path: '' })] })])).toEqual([]);
  });

  it('the latest releases hold what a download link needs, in the order of platforms', () => {
    const builds = [aBuild({ type: 22, system: 2 }), aBuild({ type: 22, system: 1 })];
    const [release] = newestReleases([aProduct({ builds })]);
    expect(release?.builds.map(({ system }) => system)).toEqual([1, 2]);
    expect(Object.keys(release?.builds[0] ?? {})).not.toContain('config');
  });
});

describe('home', () => {
  const casesOf = (...ids: number[]) => aContext({ listHomeCases: () => ids.map((id) => aCase({ id })) });

  it.each([
    [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4],
    ],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    [
      [1, 2, 3],
      [1, 2, 3, 1],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [[], []],
  ])('home shows of the cases %j the cases %j', async (returned, shown) => {
    const data = await load(casesOf(...returned), {});
    expect(data.cases.map(({ id }) => id)).toEqual(shown);
  });

  it('home pictures the newest release with its files', async () => {
    const builds = ([1, 2, 3] as const).map((type, place) => aBuild({ type, online_date: `2026-06-${20 - place}` }));
    const data = await load(aContext({ listProducts: () => [aProduct({ builds })] }), {});
    expect(data.newest).toMatchObject({ type: 1, builds: [{ type: 1 }] });
  });

  it('home keeps the order of the products within the tabs of S, P, C and other series', async () => {
    const list = [
      aProduct({ title: 'S3', series: 's', types: [3], builds: [aBuild({ type: 3 })] }),
      aProduct({ title: 'P1+', series: 'p1', types: [9, 18], builds: [aBuild({ type: 18 })] }),
      aProduct({ title: 'C series', series: 'c', types: [], builds: [] }),
      aProduct({ title: 'Touch', series: 'auxiliary', types: [13], builds: [] }),
      aProduct({ title: 'S3 Lite', series: 's', types: [23], builds: [] }),
      aProduct({ title: '4U Server', series: 'hardware', types: [], builds: [] }),
    ];
    const { productTabs } = await load(aContext({ listProducts: () => list }), {});
    expect(productTabs.map(({ title, products }) => [title, ...products.map((product) => product.title)])).toEqual([
      ['S series', 'S3', 'S3 Lite'],
      ['P series', 'P1+'],
      ['C series', 'C series'],
      ['Others', 'Touch', '4U Server'],
    ]);
    expect(productTabs.flatMap(({ products }) => products.map(({ release }) => release?.type ?? null))).toEqual([
      3,
      null,
      18,
      null,
      null,
      null,
    ]);
    expect(productTabs[0]?.products[0]?.release).not.toHaveProperty('builds');
  });

  it('home offers the newest S3 Pro, whatever was released since', async () => {
    const builds = [aBuild({ type: 1, online_date: '2026-09-01' }), aBuild(), aBuild({ version: '5.1.4' })];
    const data = await load(aContext({ listProducts: () => [aProduct({ builds })] }), {});
    expect(data.flagship).toMatchObject({ name: 'S3 Pro', version: '5.2.0' });
  });

  it('home says so where nothing has been released', async () => {
    expect(await load(aContext(), {})).toMatchObject({ flagship: null, newest: null, cases: [] });
  });
});
