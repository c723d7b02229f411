import { describe, expect, it } from 'vitest';
import { href } from './href.ts';

describe('addresses', () => {
  it('the four tiles of home lead to page 1, 2, 3 and 4 of the download centre', () => {
    expect((['s', 'c', 'hardware', 'auxiliary'] as const).map((tab) => href.download(tab))).toEqual([
      '/download?page=1',
      '/download?page=2',
      '/download?page=3',
      '/download?page=4',
    ]);
  });

  it('the address of the download centre has no query where no tab is meant', () => {
    expect(href.download()).toBe('/download');
  });

  it('the address of a release has its anchor', () => {
    expect(href.history(21, '5.1.4')).toBe('/history?page=21#v-5.1.4');
  });

  it('the address of the page after a download is encoded', () => {
    const query = { product_name: 'P1+', version: '3.3.0', system: '1', page: '9' };
    expect(href.downLink(query)).toBe('/down_link?product_name=P1%2B&version=3.3.0&system=1&page=9');
  });

  it('the one value of a path pattern is filled in', () => {
    expect(href.casesDetail(3)).toBe('/cases-3');
    expect(href.to('productDetail', { id: '9' })).toBe('/default-9');
  });
});
