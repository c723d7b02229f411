import { describe, expect, it } from 'vitest';
import { listProducts } from '../../shared/contract/content.ts';
import { endpoints } from '../../shared/contract/registry.ts';
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

  const contentRead = (path: `/${string}`) => ({
    domain: 'content' as const,
    name: 'listThings',
    endpoint: { ...listProducts, path },
  });

  it('every cached read of content is invalidated, and one whose path begins another covers it', () => {
    const calls = [contentRead('/api/pc/things_of_mine'), contentRead('/api/pc/things'), contentRead('/api/pc/cases')];
    expect(invalidationPaths([], [], true, calls)).toEqual(['/api/pc/cases*', '/api/pc/things*']);
  });

  it('every read of the contract that says that its cache holds content is invalidated, whatever its domain', () => {
    const paths = invalidationPaths([], [], true);
    const reads = endpoints.filter(({ endpoint: { cache } }) => cache?.kind === 'content');
    const forgotten = reads.filter(
      ({ endpoint: { path = '' } }) => !paths.some((each) => path.startsWith(each.slice(0, -1))),
    );
    const advice = 'infra/publish/invalidate.ts leaves them out: what publishing changes would stay at the edge';
    expect(
      forgotten.map(({ name }) => name),
      advice,
    ).toEqual([]);
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
