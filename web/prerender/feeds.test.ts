import { describe, expect, it } from 'vitest';
import { aFile, aRelease } from '../../shared/contract/release-builders.ts';
import { atomFeed, releaseList } from './feeds.ts';

const releases = [
  aRelease({ version: '5.1.4', online_date: '2025-04-22' }),
  aRelease({ en_update_log: '<p>Faster & <b>better</b></p>' }),
];

describe('the Atom feed', () => {
  const feed = atomFeed('S3 Pro releases', '/feeds/s3-pro.atom', releases);

  it('the Atom feed lists releases newest first, by addresses that never change', () => {
    const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'https://www.example.com/feeds/s3-pro.atom',
      'https://www.example.com/history?page=21#v-5.2.0',
      'https://www.example.com/history?page=21#v-5.1.4',
    ]);
  });

  it('the Atom feed is as new as its newest release', () => {
    expect(feed).toContain('<updated>2026-06-18T00:00:00.000Z</updated>');
  });

  it('the Atom feed has the whole notes', () => {
    expect(feed).toContain('<p>Faster & <b>better</b></p>');
  });
});

describe('the JSON list', () => {
  it('the JSON list names product, version, day, and each file by platform, absolute address, size and checksum', () => {
    expect(JSON.parse(releaseList([aRelease()]))).toEqual([
      {
        product: 'S3 Pro',
        type: 21,
        version: '5.2.0',
        date: '2026-06-18',
        page: 'https://www.example.com/history?page=21#v-5.2.0',
        files: [
          {
            platform: 'Windows',
            address:
              'https://www.example.com/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip?attname=S3%20Pro%205.2.0%20Windows.zip',
            size: 53_480,
            sha256: aFile().sha256,
          },
        ],
      },
    ]);
  });

  it('the JSON list leaves files of sub-software to its own list', () => {
    const release = aRelease({ sub_win_path: '/downloads/plugin.zip' });
    const withSub = { ...release, files: [...release.files, aFile({ file_path: '/downloads/plugin.zip' })] };
    expect(JSON.parse(releaseList([withSub]))[0].files).toHaveLength(1);
  });
});
