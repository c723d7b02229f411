import { expect, inject, test } from 'vitest';
import { visit } from './edge-visits.ts';

const siteUrl = inject('siteUrl');

test.each(['/home', '/download?page=1', '/history?page=21', '/api/pc/product_list?type=21', '/api/pc/product'])(
  'a thousand visits of %s reach the origin at most a handful of times',
  async (path) => {
    const { originRequests } = await visit(siteUrl, path);
    expect(originRequests).toBeLessThanOrEqual(5);
  },
);
