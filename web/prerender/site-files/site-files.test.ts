import { expect, it } from 'vitest';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { sitemap } from './site-files.ts';

const meta = { title: '', description: '' };

it('the sitemap holds every address worth finding once, with the day of its last change', () => {
  const pages: Pick<RenderedPage, 'embedded' | 'meta'>[] = [
    { embedded: { name: 'history', params: { page: '1' }, data: {} }, meta: { ...meta, modified: '2026-05-02' } },
    { embedded: { name: 'history', params: { page: '1' }, data: {} }, meta: { ...meta, modified: '2026-05-02' } },
    { embedded: { name: 'history', params: { page: '21' }, data: {} }, meta },
    { embedded: { name: 'downLink', params: {}, data: {} }, meta },
    { embedded: { missing: true }, meta },
  ];
  expect(sitemap(pages, ({ meta: { modified = '2026-01-01' } }) => modified).match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.example.com/history</loc><lastmod>2026-05-02</lastmod></url>',
    '<url><loc>https://www.example.com/history?page=21</loc><lastmod>2026-01-01</lastmod></url>',
  ]);
});
