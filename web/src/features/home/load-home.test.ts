import { describe, expect, it } from 'vitest';
import { aBuild, aCase, aContext, aProduct } from '../../../testing/builders.ts';
import { load, newestReleases } from './load-home.ts';

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

  it('home pictures the newest release and lists the seven after it', async () => {
    const builds = ([1, 2, 3, 9, 12, 14, 15, 19, 20] as const).map((type, place) =>
      aBuild({ type, online_date: `2026-06-${20 - place}` }),
    );
    const data = await load(aContext({ listProducts: () => [aProduct({ builds })] }), {});
    expect(data.newest).toMatchObject({ type: 1, builds: [{ type: 1 }] });
    expect(data.latest.map(({ type }) => type)).toEqual([2, 3, 9, 12, 14, 15, 19]);
    expect(data.latest[0]).not.toHaveProperty('builds');
  });

  it('home offers the newest S3 Pro, whatever was released since', async () => {
    const builds = [aBuild({ type: 1, online_date: '2026-09-01' }), aBuild(), aBuild({ version: '5.1.4' })];
    const data = await load(aContext({ listProducts: () => [aProduct({ builds })] }), {});
    expect(data.flagship).toMatchObject({ name: 'S3 Pro', version: '5.2.0' });
  });

  it('home says so where nothing has been released', async () => {
    expect(await load(aContext(), {})).toEqual({ flagship: null, newest: null, latest: [], cases: [] });
  });
});
