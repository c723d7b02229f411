import { describe, expect, it } from 'vitest';
import { aFile, aRelease } from '../../../../shared/contract/release-builders.ts';
import { viewRelease } from './release-view.ts';

const pluginPath = '/downloads/stream-deck/1.2.0/stream-deck-1.2.0-windows.zip';
const plugin = aRelease({ type: 22, version: '1.2.0', win_path: pluginPath });
const withPlugin = aRelease({
  sub_product_id: 22,
  sub_product_name: 'Stream Deck Plugin',
  sub_win_path: pluginPath,
});

describe('a release on its page', () => {
  it('each path of a release is joined with the facts of its file, in the order of platforms', () => {
    const { builds } = viewRelease(
      aRelease({ ios_path: 'https://apps.example.com/s3', mac_path: '/downloads/m.zip' }),
      [],
    );
    expect(builds.map(({ system, size }) => [system, size])).toEqual([
      [1, 53_480],
      [2, 0],
      [3, 0],
    ]);
  });

  it('a release takes the file of its own platform where sub-software has one for the same', () => {
    const files = [aFile({ file_path: pluginPath, size: 7 }), aFile()];
    const view = viewRelease({ ...withPlugin, files }, [plugin]);
    expect([view.builds[0]?.size, view.sub?.builds[0]?.size]).toEqual([53_480, 7]);
  });

  it('the version of sub-software is that of the release that ships those files', () => {
    const { sub } = viewRelease(withPlugin, [aRelease({ type: 22, version: '1.1.0', win_path: '/other.zip' }), plugin]);
    expect(sub).toMatchObject({
      type: 22,
      name: 'Stream Deck Plugin',
      builds: [{ type: 22, version: '1.2.0', system: 1 }],
    });
  });

  it('a release that names no sub-software has none', () => {
    expect(viewRelease(aRelease(), [plugin]).sub).toBeNull();
  });
});
