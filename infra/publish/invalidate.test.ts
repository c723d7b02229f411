import { describe, expect, it } from 'vitest';
import { invalidationPaths } from './invalidate.ts';

describe('the paths to invalidate', () => {
  it('are none when nothing changed', () => {
    expect(invalidationPaths([], [], false)).toEqual([]);
  });

  it('cover a page under its address, its variants and its key at once', () => {
    expect(invalidationPaths(['history/index.html', 'history/21/index.html'], [], false)).toEqual(['/history*']);
  });

  it('name the start page and files of the root themselves', () => {
    expect(invalidationPaths(['index.html', 'sitemap.xml'], [], false)).toEqual(['/', '/sitemap.xml']);
  });

  it('leave hashed assets alone: their names are new', () => {
    expect(invalidationPaths(['assets/client-aaaa.js'], [], false)).toEqual([]);
  });

  it('cover a replaced build with any attachment name in its query', () => {
    expect(invalidationPaths([], ['downloads/s1/a.zip'], false)).toEqual(['/downloads/s1/a.zip*']);
  });

  it('cover every cached read, each once', () => {
    expect(invalidationPaths([], [], true)).toEqual(['/api/pc/download*', '/api/pc/product*']);
  });

  it('become one path for everything beyond what CloudFront takes', () => {
    const keys = Array.from({ length: 16 }, (_, index) => `page-${String(index).padStart(2, '0')}/index.html`);
    expect(invalidationPaths(keys.slice(1), [], false)).toHaveLength(15);
    expect(invalidationPaths(keys, [], false)).toEqual(['/*']);
  });
});
