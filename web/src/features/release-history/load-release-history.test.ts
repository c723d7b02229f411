import { describe, expect, it } from 'vitest';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-release-history.ts';

const { load, meta } = page;

const params = { page: '21' };

describe('a release history', () => {
  it('is that of the product whose number the address holds', async () => {
    const { product } = await load(aContext(), params);
    expect(product).toMatchObject({ type: 21, name: 'S3 Pro' });
  });

  it.each(['99', '', 'S1', '-1', '1e1', 'toString'])('is not found for the number "%s"', async (page) => {
    await expect(load(aContext(), { page })).rejects.toThrow(NotFound);
  });

  it('asks for the releases of the sub-software that its releases ship', async () => {
    const asked: number[] = [];
    const context = aContext({
      listReleases: ({ type }) => {
        asked.push(type);
        return type === 21 ? [aRelease({ sub_product_id: 22 })] : [];
      },
    });
    await load(context, params);
    expect(asked).toEqual([21, 22]);
  });

  it('describes its newest version to search engines, with the file that can be had', async () => {
    const newest = aRelease();
    const data = await load(aContext({ listReleases: () => [newest, aRelease({ version: '5.1.4' })] }), params);
    const { modified, structuredData } = meta(data, params);
    expect(modified).toBe(newest.online_date);
    expect(structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'SoftwareApplication',
        name: 'S3 Pro',
        softwareVersion: '5.2.0',
        operatingSystem: expect.stringContaining('Windows'),
        downloadUrl: `https://www.example.com${newest.win_path}`,
      }),
    );
  });
});
