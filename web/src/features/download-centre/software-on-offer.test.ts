import { describe, expect, it, test } from 'vitest';
import { loadContent } from '../../../../shared/content/load.ts';
import { contentReplies } from '../../../../shared/content/replies.ts';
import { aBuild, aContext, aProduct } from '../../../testing/builders.ts';
import { page } from './load-download-centre.ts';
import { softwareOnOffer } from './software-on-offer.ts';

const address = 'https://www.example.com';

describe('the download centre tells search engines', () => {
  it('the newest version of each product with its systems and its file', async () => {
    const params = { page: '0' };
    const data = await page.load(aContext({ listProducts: () => [aProduct()] }), params);
    const { file_path } = aBuild();
    expect(page.meta(data, params).structuredData).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      {
        '@type': 'SoftwareApplication',
        name: 'S3 Pro',
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Windows',
        softwareVersion: '5.2.0',
        datePublished: '2026-06-18',
        downloadUrl: `${address}${file_path}`,
        publisher: expect.objectContaining({ '@type': 'Organization' }),
      },
    ]);
  });

  it('no system that has an older version alone', () => {
    const old = aBuild({ system: 2, version: '5.1.0', online_date: '2024-01-01', file_path: '/downloads/old.zip' });
    expect(softwareOnOffer([old, aBuild()])).toMatchObject([{ softwareVersion: '5.2.0', operatingSystem: 'Windows' }]);
  });

  it('nothing of a build that is only announced', () => {
    expect(softwareOnOffer([aBuild({ file_path: '' })])).toEqual([]);
  });

  it('the store of an app that has no file of ours', () => {
    const store = 'https://apps.example.com/cc-max';
    const [app] = softwareOnOffer([aBuild({ type: 11, system: 3, file_path: store })]);
    expect(app).toMatchObject({ name: 'ccMAX', operatingSystem: 'iOS', installUrl: store });
    expect(app).not.toHaveProperty('downloadUrl');
  });

  it('that NDI Sender is free, and no price of anything else: a trial, a plan and a lock are none of the file', () => {
    const offersOf = (type: 9 | 18 | 19 | 23) =>
      softwareOnOffer([aBuild({ type })]).map((app) => ('offers' in app ? app.offers : 'none'));
    expect(offersOf(19)).toEqual([{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }]);
    for (const type of [9, 18, 23] as const) expect(offersOf(type)).toEqual(['none']);
  });
});

test('every product of the site that can be downloaded is told once', () => {
  const { listProducts } = contentReplies(loadContent());
  const builds = listProducts({}).flatMap((product) => product.builds);
  const types = new Set(builds.filter(({ file_path }) => file_path !== '').map(({ type }) => type));
  expect(softwareOnOffer(builds)).toHaveLength(types.size);
  for (const app of softwareOnOffer(builds)) expect(Object.keys(app).filter((key) => /Url$/.test(key))).toHaveLength(1);
});
