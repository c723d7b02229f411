import { describe, expect, it } from 'vitest';
import { href } from './href.ts';

describe('addresses', () => {
  it('lead from the four tiles of home to page 1, 2, 3 and 4 of the download centre', () => {
    expect((['s', 'c', 'hardware', 'auxiliary'] as const).map((tab) => href.download(tab))).toEqual([
      '/download?page=1',
      '/download?page=2',
      '/download?page=3',
      '/download?page=4',
    ]);
  });

  it('leave the query out where no tab is meant', () => {
    expect(href.download()).toBe('/download');
  });

  it('name a release by its anchor', () => {
    expect(href.history(21, '5.1.4')).toBe('/history?page=21#v-5.1.4');
  });

  it('encode what a download tells the page after it', () => {
    const query = { product_name: 'P1+', version: '3.3.0', system: '1', page: '9' };
    expect(href.downLink(query)).toBe('/down_link?product_name=P1%2B&version=3.3.0&system=1&page=9');
  });

  it('fill the one value of a pattern', () => {
    expect(href.casesDetail(3)).toBe('/cases-3');
    expect(href.route('productDetail', 9)).toBe('/default-9');
  });
});
