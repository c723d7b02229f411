import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { smallLibrary } from '../../shared/content/content-folder.ts';
import { loadContent } from '../../shared/content/load.ts';
import type { PageRouteName, RouteParams } from '../../shared/routes.ts';
import { isSearchIndex } from '../src/shared-features/search/search-index.ts';
import { type FoundPage, searchIndex, searchIndexFile } from './search-index.ts';

const aPage = (name: PageRouteName, title: string, params: RouteParams = {}): FoundPage => ({
  embedded: { name, params },
  meta: { title, description: `About ${title}.` },
});

describe('the search index', () => {
  it('has products, releases and cases with the addresses of their pages', () => {
    const entries = searchIndex(smallLibrary(), []);
    expect(entries.map(({ kind, title, to }) => [kind, title, to])).toEqual([
      ['Product', 'S1', '/product-s1'],
      ['Release', 'S1 2.5.1', '/history?page=1#v-2.5.1'],
      ['Case', 'Forty acts, one evening', '/cases-1'],
    ]);
    expect(entries.at(-1)?.text).toBe(
      'A gala changes its wall with every act.\nStage & Variety shows\nWall: Two outputs.\nS2: Main and backup.',
    );
  });

  it('has news at length', () => {
    const news =
      '---\nid: 101\ntitle: Open\ndate: 2026-01-01\npicture: s1\ntext: A teaser.\n---\nThe **whole** of it.\n';
    const [last] = searchIndex(smallLibrary({ 'news/open.md': news }), []).toReversed();
    expect(last).toEqual({ kind: 'News', title: 'Open', to: '/cases-101', text: 'A teaser.\nThe whole of it.' });
  });

  it('holds plain text, a line for each paragraph', () => {
    const notes = `---
id: 104
date: 2026-03-10
builds:
  windows: { package: sample }
---
Walls **and** floors < 8K & more.

## New

- First, with \`code\` and [a link](/home)
- Second
`;
    const index = searchIndex(smallLibrary({ 'releases/s1/2.5.1.md': notes }), []);
    const release = index.find(({ kind }) => kind === 'Release');
    expect(release?.text).toBe('Walls and floors < 8K & more.\nNew\nFirst, with code and a link\nSecond');
  });

  it('has the pages of the site by what their heads say, each address once, with other words at its own address alone', () => {
    const pages = [
      aPage('lease', 'Rent a server'),
      aPage('cases', 'Cases'),
      aPage('cases', 'Cases'),
      aPage('cases', 'Halls: cases', { type: '2' }),
      aPage('personal', 'Personal centre'),
    ];
    const found = searchIndex(smallLibrary(), pages).filter(({ kind }) => kind === 'Page');
    expect(found.map(({ title, to, text, words }) => [title, to, text, words?.includes('\n') ?? false])).toEqual([
      ['Rent a server', '/lease', 'About Rent a server.', true],
      ['Cases', '/cases', 'About Cases.', true],
      ['Halls: cases', '/cases?type=2', 'About Halls: cases.', false],
      ['Personal centre', '/personal', 'About Personal centre.', true],
    ]);
  });

  it('has no page twice, and none that is another address of one, in the middle of something, or shown piece by piece', () => {
    const pages = [
      aPage('productS1', 'S1: Windows'),
      aPage('casesDetail', 'Forty acts', { cid: '1' }),
      aPage('orderInfoUpperCase', 'Buy a lock'),
      aPage('downLink', 'Your download'),
      aPage('productDetail', 'S1', { id: '3' }),
      aPage('manual', 'The manual of S1', { name: 's1' }),
      aPage('faq', 'Downloads', { id: '71' }),
      { embedded: { missing: true }, meta: { title: 'Not found', description: 'Nothing.' } } as const,
    ];
    expect(searchIndex(smallLibrary(), pages)).toEqual(searchIndex(smallLibrary(), []));
  });

  it('has other words of a product beside it', () => {
    const [product] = searchIndex(smallLibrary(), []);
    expect(product).toMatchObject({ title: 'S1', words: expect.stringContaining('S系列') });
  });
});

test('the index of the site is what the search takes, with what products can do, and far from its 60 KB', () => {
  const library = loadContent();
  const { key, text } = searchIndexFile(library, []);
  const index: unknown = JSON.parse(text);
  expect(key).toBe('search/index.json');
  if (!isSearchIndex(index)) throw new Error('The index is not one');
  expect(index.filter(({ kind }) => kind === 'Product')).toHaveLength(library.products.length);
  expect(index.find(({ title }) => title === 'S3 Pro')?.text).toContain('Presets of windows: ');
  expect(gzipSync(text).length).toBeLessThan(60_000);
});
