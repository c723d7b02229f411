import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectionNames, collections } from '../contract/collections.ts';
import { smallContent, smallLibrary } from './content-folder.ts';
import { loadContent } from './load.ts';
import { contentReplies } from './replies.ts';

const release = smallContent['releases/s1/2.5.1.md'] ?? '';
const product = smallContent['products/s1.md'] ?? '';

const replies = (changes?: Record<string, string>) => contentReplies(smallLibrary(changes));

describe('replies made of content', () => {
  it('replies fit the contract exactly: parsing changes nothing', () => {
    const { content } = contentReplies(loadContent());
    for (const name of collectionNames) {
      const entries = content[name];
      expect(z.parse(z.array(collections[name].schema), entries)).toEqual(entries);
    }
  });

  it('a build carries the name of the URL config that stands for it', () => {
    const named = { 'url-configs/zh_s1.md': '---\ntype: 1\nplatform: windows\n---\nThe Windows build of S1.\n' };
    expect(
      replies(named)
        .listBuilds({ type: 1 })
        .map(({ config }) => config),
    ).toEqual(['zh_s1', '']);
  });

  it('a URL config of history names the build before the newest, which stands behind all that are newest, and in no product', () => {
    const of = (id: string, day: string) => release.replace('104', id).replace('2026-03-10', day);
    const { listBuilds, listProducts } = replies({
      'releases/s1/2.3.0.md': of('102', '2024-01-01'),
      'releases/s1/2.4.0.md': of('103', '2025-01-01').replace('mac:', 'mac: { package: sample }'),
      'url-configs/zh_s1.md': '---\ntype: 1\nplatform: windows\n---\nThe newest.\n',
      'url-configs/zh_s1_history.md': '---\ntype: 1\nplatform: windows\n---\nThe one before.\n',
    });
    expect(listBuilds({ type: 1 }).map(({ system, version, config }) => [system, version, config])).toEqual([
      [1, '2.5.1', 'zh_s1'],
      [2, '2.4.0', ''],
      [1, '2.4.0', 'zh_s1_history'],
    ]);
    expect(listProducts({})[0]?.builds.map(({ config }) => config)).toEqual(['zh_s1', '']);
    const { keyOf } = collections.builds;
    expect(new Set(listBuilds({ type: 1 }).map(keyOf)).size).toBe(3);
  });

  it('builds are the newest available one for each platform', () => {
    const older = release.replace('104', '103').replace('2026-03-10', '2025-01-01');
    const downloads = replies({
      'releases/s1/2.4.0.md': older.replace('mac:', 'mac: { package: sample }'),
    }).listBuilds({ type: 1 });
    expect(downloads.map(({ system, version }) => [system, version])).toEqual([
      [1, '2.5.1'],
      [2, '2.4.0'],
    ]);
  });

  it('an announced build has an empty path, size and checksum', () => {
    expect(replies().listBuilds({ type: 1 })[1]).toEqual({
      id: 1042,
      type: 1,
      version: '2.5.1',
      system: 2,
      en_file_name: 'S1 2.5.1 Mac',
      online_date: '2026-03-10',
      file_path: '',
      config: '',
      size: 0,
      sha256: '',
    });
  });

  it('a release leaves an announced build out: no path, no file', () => {
    const [newest] = replies().listReleases({ type: 1 });
    expect(newest).toMatchObject({ en_name: 'S1 2.5.1', win_path: '/downloads/s1/2.5.1/s1-2.5.1-windows.zip' });
    expect(newest).toMatchObject({ mac_path: '', sub_product_id: 0, sub_product_name: '', sub_win_path: '' });
    expect(newest?.files.map(({ system }) => system)).toEqual([1]);
  });

  it('a release shows the builds of its sub-software, with the facts of their files', () => {
    const [newest] = replies({
      'releases/s1/2.5.1.md': release.replace('builds:', 'subProduct: { type: 22, version: 1.0.0 }\nbuilds:'),
      'releases/stream-deck/1.0.0.md': release.replace('104', '2201').replace('mac:', 'mac: { package: sample }'),
      'products/stream-deck.md': product
        .replace('id: 3', 'id: 14')
        .replace('order: 1', 'order: 2')
        .replace('[1]', '[22]'),
    }).listReleases({ type: 1 });
    expect(newest).toMatchObject({
      sub_product_id: 22,
      sub_product_name: 'Stream Deck Plugin',
      sub_win_path: '/downloads/stream-deck/1.0.0/stream-deck-1.0.0-windows.zip',
      sub_mac_path: '/downloads/stream-deck/1.0.0/stream-deck-1.0.0-mac.zip',
    });
    expect(newest?.files.map(({ en_file_name }) => en_file_name)).toEqual([
      'S1 2.5.1 Windows',
      'Stream Deck Plugin 1.0.0 Windows',
      'Stream Deck Plugin 1.0.0 Mac',
    ]);
  });

  it('a product without a cover uses the picture of its card', () => {
    expect(replies().listProducts({})[0]).toMatchObject({
      img: '/pictures/s1-960.webp',
      cover: '/pictures/s1-960.webp',
      buttonUrl: '/product-s1',
    });
    const changed = { 'products/s1.md': product.replace('picture: s1', 'picture: s1\ncover: screen-s1') };
    expect(replies(changed).listProducts({})[0]).toMatchObject({
      img: '/pictures/s1-960.webp',
      cover: '/pictures/screen-s1-1120.webp',
    });
  });

  it('cases are given as items of their lists, and at length with the one after them', () => {
    const other = (smallContent['cases/gala.md'] ?? '').replace('id: 1', 'id: 2').replace('order: 1', 'order: 2');
    const { listHomeCases, readCase } = replies({
      'cases/other.md': other.replace('Stage & Variety shows', 'Landscape lighting'),
    });
    expect(listHomeCases({ limit: 12 })[0]).toEqual({
      id: 1,
      title: 'Forty acts, one evening',
      subTitle: 'Stage & Variety shows',
      text: 'A gala changes its wall with every act.',
      img: '/pictures/stage-variety-show-960.webp',
      cover: '/pictures/stage-variety-show-960.webp',
      create_time: '2026-01-24',
      buttonUrl: '1',
      type: 1,
    });
    expect(listHomeCases({ limit: 12 }).map(({ type }) => type)).toEqual([1, 0]);
    expect(listHomeCases({ limit: 1 })).toHaveLength(1);
    expect(readCase({ id: 2 })).toMatchObject({ images: ['/pictures/stage-variety-show-960.webp'], next: { id: 1 } });
    expect(() => readCase({ id: 3 })).toThrow('There is no such case');
  });

  it('news stand newest first, and share the address of a case', () => {
    const news = (id: number, day: string) =>
      `---\nid: ${id}\ntitle: News ${id}\ndate: ${day}\npicture: s1\ntext: A text.\n---\nAt length.\n`;
    const { listCases, readCase } = replies({
      'news/a.md': news(101, '2026-01-01'),
      'news/b.md': news(102, '2026-02-01'),
    });
    expect(listCases({ type: 5 }).newsListData.map(({ id }) => id)).toEqual([102, 101]);
    expect(readCase({ id: 101 })).toMatchObject({ detail: '<p>At length.</p>', subTitle: '', next: { id: 102 } });
  });

  it('a film has a link, and a tutorial without one leads to the page of its steps', () => {
    const list = `---
number: 2
title: S1
lead: Films for the conference.
videos:
  - { title: A page, text: You make one., film: page-basics }
  - { title: A window, text: You open one., steps: [Choose it., Open it., Look at it.] }
---
They have no voice.
`;
    const { s1, p1 } = replies({ 'videos/s1.md': list }).listVideos({});
    expect(s1.map(({ title, film, link, steps }) => [title, film, link, steps])).toEqual([
      ['A page', 'page-basics', '/media/films/page-basics-h264.mp4', []],
      ['A window', '', '/videos?tabid=2', ['Choose it.', 'Open it.', 'Look at it.']],
    ]);
    expect(p1).toEqual([]);
  });

  it('a text that has no file is an error that names it', () => {
    expect(() => replies().pageText('about')).toThrow('There is no shared/content/pages/about.md');
  });
});
