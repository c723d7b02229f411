import { describe, expect, it } from 'vitest';
import { aBuild, aContext, aProduct } from '../../../testing/builders.ts';
import { latestReleases, load } from './load-home.ts';

describe('the latest releases', () => {
  it('the latest releases are one for each product type, newest first', () => {
    const old = aBuild({ type: 3, version: '5.1.2', online_date: '2025-11-04' });
    const products = [aProduct({ builds: [old] }), aProduct({ builds: [aBuild()] })];
    expect(latestReleases(products).map(({ name, version }) => `${name} ${version}`)).toEqual([
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
    expect(latestReleases([aProduct({ builds })])).toMatchObject([{ version: '1.2.0', platforms: ['windows', 'mac'] }]);
  });

  it('the latest releases leave out what is only announced', () => {
    expect(latestReleases([aProduct({ builds: [aBuild({ file_path: '' })] })])).toEqual([]);
  });

  it('the latest releases are six at most', () => {
    const builds = ([1, 2, 3, 9, 12, 14, 15] as const).map((type) => aBuild({ type }));
    expect(latestReleases([aProduct({ builds })])).toHaveLength(6);
  });
});

describe('home', () => {
  it('home shows up to four cases', async () => {
    const teaser = {
      title: 'A case',
      subTitle: 'Landscape lighting',
      text: '',
      img: 'x',
      create_time: '2026-01-01',
    } as const;
    const cases = () => [1, 2, 3, 4, 5].map((id) => ({ id, ...teaser }));
    const data = await load(aContext({ cases }), {});
    expect(data.cases.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
