import { describe, expect, inject, test } from 'vitest';
import { listBuilds, listProductCategories, listProducts, listReleases } from '../../shared/contract/content.ts';
import { recordDownload, recordDownloadByTitle } from '../../shared/contract/downloads.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import { call, get } from '../support/requests/api-client.ts';
import { eventually } from '../support/runs/eventually.ts';
import { countedDownloads, recountedAlike } from '../support/telling/downloads-reported.ts';
import { queued } from '../support/telling/queues.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

describe('listing releases', () => {
  test('releases are listed newest first, in the dialect of existing clients', async () => {
    const releases = await call(siteUrl, listReleases, { type: 21 });
    const dates = releases.map(({ online_date }) => online_date);
    expect(releases.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('releases are listed by GET as they are by POST', async () => {
    const byGet = await get(siteUrl, listReleases, { type: '21', lang: 'en' });
    expect(await byGet.json()).toMatchObject({ code: 0, data: await call(siteUrl, listReleases, { type: 21 }) });
  });

  test('a list of releases is kept at the edge, whatever parameters are added', async () => {
    await get(siteUrl, listReleases, { type: '22' });
    const again = await get(siteUrl, listReleases, { type: '22', utm_source: 'x' });
    expect(again.headers.get('x-cache')).toBe('Hit from cloudfront');
    const unchanged = await get(
      siteUrl,
      listReleases,
      { type: '22' },
      { 'if-none-match': again.headers.get('etag') ?? '' },
    );
    expect(unchanged.status).toBe(304);
  });

  test('a list of releases is refused for a type that does not exist', async () => {
    await expect(call(siteUrl, listReleases, { type: 4711 })).rejects.toThrow('There is no product of this type');
  });
});

test('every type that can be downloaded is a category with releases', async () => {
  const categories = await call(siteUrl, listProductCategories, { language: 1 });
  expect(categories.map(({ type }) => type).toSorted()).toEqual([...productTypeNumbers].toSorted());
});

test('products come in the order of the home page: three of the S series, then P, then C', async () => {
  const products = await call(siteUrl, listProducts, {});
  expect(products.slice(0, 5).map(({ series }) => series)).toEqual(['s', 's', 's', 'p1', 'c']);
});

test.each(['/downloads/s1/0.0.1/none.zip', '/media/none.webp', '/assets/none.js'])(
  'the missing file %s is answered with a 404 that leads on to the site',
  async (path) => {
    const response = await fetch(siteUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is nothing at this address');
  },
);

test('an announced build is listed with an empty file path, any other with a file that can be downloaded', async () => {
  const lists = await Promise.all(productTypeNumbers.map((type) => call(siteUrl, listBuilds, { type })));
  const builds = lists.flat();
  expect(builds.some(({ file_path }) => file_path === '')).toBe(true);
  const ours = builds.flatMap(({ file_path, size }) =>
    file_path.startsWith(`${siteUrl}/downloads/`) ? [{ file_path, size }] : [],
  );
  expect(ours.length).toBeGreaterThan(20);
  for (const { file_path, size } of ours) {
    const response = await fetch(file_path, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(size)]);
  }
});

test('existing clients find the S3 before the newest by its name, behind the newest', async () => {
  const builds = await call(siteUrl, listBuilds, { type: 3 });
  expect(builds.map(({ system, config }) => [system, config])).toEqual([
    [1, 'zh_s3'],
    [1, 'zh_s3_history'],
  ]);
  const [newest, before] = await call(siteUrl, listReleases, { type: 3 });
  expect(builds.map(({ version }) => version)).toEqual([newest?.version, before?.version]);
});

describe('recording a download', () => {
  test('a download is counted once for its product, version, platform and day', async () => {
    const [release] = await call(siteUrl, listReleases, { type: 19 });
    const before = await countedDownloads(state, 19);
    await call(siteUrl, recordDownload, { type: 19, version: release?.version ?? '', system: 1 });
    await call(siteUrl, recordDownload, { type: '19', version: release?.version ?? '', system: '2' });
    await call(siteUrl, recordDownloadByTitle, { title: 'ndi sender', version: release?.version ?? '' });
    const after = await eventually(
      () => countedDownloads(state, 19),
      (counted) => counted >= before + 3,
    );
    expect(after).toBe(before + 3);
    await recountedAlike(state);
  });

  test('a request that is sent twice is counted once, and its id suppresses no other download', async () => {
    const [release] = await call(siteUrl, listReleases, { type: 12 });
    const before = await countedDownloads(state, 12);
    const request = { type: 12, version: release?.version ?? '', system: 1, request_id: crypto.randomUUID() };
    for (let time = 0; time < 3; time += 1) await call(siteUrl, recordDownload, request);
    await call(siteUrl, recordDownload, { ...request, system: 2 });
    await call(siteUrl, recordDownload, { ...request, request_id: crypto.randomUUID() });
    await eventually(
      () => queued(siteUrl, '-count-downloads'), // mails of other tests may be on their way
      ({ waiting }) => waiting === 0,
    );
    expect(await countedDownloads(state, 12)).toBe(before + 3);
    await recountedAlike(state);
  });

  test.each([
    ['a version that is not published', { type: 21, version: '99.0.0', system: 1 }, 'This version is not published'],
    [
      'a platform that does not exist',
      { type: 21, version: '5.2.0', system: 9 },
      'There is no platform with this code',
    ],
    ['a product that does not exist', { type: 8, version: '5.2.0', system: 1 }, 'There is no product of this type'],
  ])('recording %s is refused', async (_, request, message) => {
    await expect(call(siteUrl, recordDownload, request)).rejects.toThrow(message);
  });

  test('recording a platform for which the release has no build is refused', async () => {
    const [release] = await call(siteUrl, listReleases, { type: 1 });
    const request = { type: 1, version: release?.version ?? '', system: 3 };
    await expect(call(siteUrl, recordDownload, request)).rejects.toThrow(
      'This version is not offered for this platform',
    );
  });

  test('recording a title that no product has is refused', async () => {
    await expect(call(siteUrl, recordDownloadByTitle, { title: 'S9', version: '1.0' })).rejects.toThrow(
      'no product of this title',
    );
  });
});

describe('a file', () => {
  test('a file is delivered under the name its link asks for, and a broken download resumes', async () => {
    const [build] = await call(siteUrl, listBuilds, { type: 12 });
    const url = `${build?.file_path}?attname=${encodeURIComponent('Broadcasting Assistant.zip')}`;
    const whole = await fetch(url);
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="Broadcasting Assistant.zip"');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const rest = await fetch(url, { headers: { range: 'bytes=100-' } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))).toBe(true);
  });
});
