import { describe, expect, it } from 'vitest';
import { listProducts } from '../../shared/contract/content.ts';
import { invalidationPaths } from './invalidate.ts';

describe('the paths to invalidate', () => {
  it('no paths are invalidated when nothing changed', () => {
    expect(invalidationPaths([], [], false)).toEqual([]);
  });

  it('a page is invalidated under its address, its variants and its key at once', () => {
    expect(invalidationPaths(['history/index.html', 'history/21/index.html'], [], false)).toEqual(['/history*']);
  });

  it('the start page and files of the root are invalidated by themselves', () => {
    expect(invalidationPaths(['index.html', 'sitemap.xml'], [], false)).toEqual(['/', '/sitemap.xml']);
  });

  it('hashed assets are not invalidated, as their names are new', () => {
    expect(invalidationPaths(['assets/client-aaaa.js'], [], false)).toEqual([]);
  });

  it('a replaced build is invalidated with any attachment name in its query', () => {
    expect(invalidationPaths([], ['downloads/s1/a.zip'], false)).toEqual(['/downloads/s1/a.zip*']);
  });

  it('every cached read of content is invalidated, each once', () => {
    expect(invalidationPaths([], [], true)).toEqual([
      '/api/pc/cases*',
      '/api/pc/download*',
      '/api/pc/home_cases*',
      '/api/pc/product*',
      '/api/pc/videos*',
    ]);
  });

  it('live data is left alone by publishing', () => {
    const endpoint = {
      ...listProducts,
      path: '/api/pc/comment_list',
      cache: { kind: 'live', sharedSeconds: 5, staleSeconds: 0 },
    } as const;
    expect(invalidationPaths([], [], true, [{ domain: 'content', name: 'listComments', endpoint }])).toEqual([]);
  });

  it('one path stands for everything when there are more than CloudFront takes', () => {
    const keys = Array.from({ length: 16 }, (_, index) => `page-${String(index).padStart(2, '0')}/index.html`);
    expect(invalidationPaths(keys.slice(1), [], false)).toHaveLength(15);
    expect(invalidationPaths(keys, [], false)).toEqual(['/*']);
  });
});
