import { describe, expect, it } from 'vitest';
import { pageList } from './page-list.ts';

describe('the list of pages', () => {
  const keys = new Map(pageList().map(({ address, key }) => [address, key]));

  it('holds every built route, under the key that the edge looks for', () => {
    expect(keys.get('/home')).toBe('home/index.html');
    expect(keys.get('/down_link')).toBe('down_link/index.html');
  });

  it('holds each variant of a route, and one for a value that there is not', () => {
    expect(keys.get('/history?page=21')).toBe('history/21/index.html');
    expect(keys.get('/download?page=6')).toBe('download/6/index.html');
    expect(keys.get('/history?page=unknown')).toBe('history/unknown/index.html');
  });

  it('holds nothing that is not built', () => {
    expect([...keys.keys()].filter((address) => address.startsWith('/product'))).toEqual([]);
  });
});
