import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { headMetadata, structuredData } from './head-metadata.ts';

const history: RenderedPage = {
  html: '',
  preloads: [],
  embedded: { name: 'history', params: { page: '9' }, data: {} },
  meta: {
    title: 'P1+ release history',
    description: 'Notes & files',
    picture: { name: 'p1-plus', alt: 'A wall of light' },
  },
};

describe('the head of a page', () => {
  it('names its one address, which keeps what selects the content', () => {
    expect(headMetadata(history)).toContain('<link rel="canonical" href="https://www.example.com/history?page=9">');
  });

  it('gives a shared link its own title, picture and description', () => {
    const head = headMetadata(history);
    expect(head).toContain('<meta property="og:title" content="P1+ release history">');
    expect(head).toContain('content="https://www.example.com/pictures/shared/p1-plus.jpg"');
    expect(head).toContain('<meta property="og:image:alt" content="A wall of light">');
    expect(head).toContain('<meta property="og:description" content="Notes &amp; files">');
  });

  it('asks not to be listed where nobody should land', () => {
    expect(headMetadata(history)).not.toContain('robots');
    expect(headMetadata({ ...history, meta: { ...history.meta, robots: 'noindex' } })).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  it('claims no address where it stands at any', () => {
    const head = headMetadata({ ...history, embedded: { missing: true } });
    expect(head).not.toMatch(/canonical|og:/);
  });

  it('names the pages with the same content in other languages', () => {
    const alternates = [{ language: 'zh', address: 'https://cn.example.com/home' }];
    expect(headMetadata({ ...history, meta: { ...history.meta, alternates } })).toContain(
      '<link rel="alternate" hreflang="zh" href="https://cn.example.com/home">',
    );
  });
});

it('structured data cannot end its own script element', () => {
  const script = structuredData({ ...history.meta, structuredData: [{ '@type': 'Thing', name: '</script><b>' }] });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(structuredData(history.meta)).toBe('');
});
