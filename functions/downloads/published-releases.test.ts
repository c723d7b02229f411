import { describe, expect, it, vi } from 'vitest';
import type { Release } from '../../shared/contract/content-schemas.ts';
import { aFile, aRelease } from '../../shared/contract/release-builders.ts';
import { publishedReleases } from './published-releases.ts';

/** S3 Pro for Windows, with the Mac build of its Stream Deck plugin beside it. */
const release = aRelease({
  win_path: '/downloads/s3-pro.zip',
  sub_product_id: 22,
  sub_mac_path: '/downloads/plugin-mac.zip',
  files: [
    aFile({ file_path: '/downloads/s3-pro.zip' }),
    aFile({ system: 2, file_path: '/downloads/plugin-mac.zip', en_file_name: 'Plugin' }),
  ],
});
const unpublished = 'This version is not published';
const otherPlatform = 'This version is not offered for this platform';

describe('a download', () => {
  it('a download of a published build is accepted, and the table is read once, however often it is downloaded', async () => {
    const find = vi.fn(async () => release);
    const published = publishedReleases(find);
    await published(21, '5.2.0', 1);
    await published(21, '5.2.0', 1);
    await published(21, '5.2.0');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('a download of a version that is not published is refused until it is', async () => {
    const find = vi.fn(async (): Promise<Release | undefined> => undefined);
    const published = publishedReleases(find);
    await expect(published(21, '9.9.9')).rejects.toThrow(unpublished);
    find.mockResolvedValue(release);
    await expect(published(21, '9.9.9')).resolves.toBeUndefined();
  });

  it('a download for a platform that only the sub-product has is refused', async () => {
    const published = publishedReleases(async () => release);
    await expect(published(21, '5.2.0', 2)).rejects.toThrow(otherPlatform);
  });

  it('a download of a build that was published after the release had been read is accepted', async () => {
    const find = vi.fn(async () => release);
    const published = publishedReleases(find);
    await published(21, '5.2.0', 1);
    await expect(published(21, '5.2.0', 2)).rejects.toThrow(otherPlatform);
    find.mockResolvedValue({ ...release, mac_path: '/downloads/s3-pro-mac.zip' });
    await expect(published(21, '5.2.0', 2)).resolves.toBeUndefined();
  });
});
