import { describe, expect, it } from 'vitest';
import type { PageCache } from '../../lib/pages/page-module.ts';
import { placed, type ShownPage } from '../pages/shown-page.ts';
import { createPageCache } from './page-cache.ts';

function aPage(content: string, cache: PageCache = 'static', given: Partial<ShownPage> = {}): ShownPage {
  const render = () => <p>{content}</p>;
  const module = { render, frame: null, darkHeader: false, revalidate: false };
  const outcome = { status: 'ready', data: {}, cache, ...module } as const;
  return { ...placed({ name: 'history', identity: content, content, params: {} }, outcome), ...given };
}

function aCache() {
  const clock = { now: 0 };
  return { clock, cache: createPageCache(() => clock.now) };
}

describe('opened pages', () => {
  it('are given again while they are new, and for back and forward at any age', async () => {
    const { cache, clock } = aCache();
    const page = aPage('/a');
    await cache.add('/a', Promise.resolve(page));
    expect(await cache.get('/a', 30)).toBe(page);
    clock.now = 30;
    expect(cache.get('/a', 30)).toBeUndefined();
    expect(cache.settled('/a')).toBe(page);
  });

  it('are not given for back and forward once their data is older than its cache allows', async () => {
    const { cache, clock } = aCache();
    await cache.add('/live', Promise.resolve(aPage('/live', 'static', { lasts: 10_000 })));
    clock.now = 9_999;
    expect(cache.settled('/live')?.content).toBe('/live');
    clock.now = 10_000;
    expect(cache.settled('/live')).toBeUndefined();
  });

  it('are the last thirty', () => {
    const { cache } = aCache();
    for (let n = 1; n <= 30; n += 1) cache.keep(aPage(`/${n}`));
    cache.keep(aPage('/1'));
    cache.keep(aPage('/31'));
    expect([cache.settled('/1'), cache.settled('/2'), cache.settled('/3')].map((page) => page?.content)).toEqual([
      '/1',
      undefined,
      '/3',
    ]);
  });

  it('are not kept when they failed, so that the next visit asks again', async () => {
    const { cache } = aCache();
    const failed: ShownPage = { ...aPage('/a'), outcome: { status: 'failed', reason: 'failed' } };
    await cache.add('/a', Promise.resolve(failed));
    cache.keep(failed);
    expect(cache.get('/a', 30)).toBeUndefined();
    expect(cache.settled('/a')).toBeUndefined();
  });

  it('are not kept when they are made for one visit', async () => {
    const { cache } = aCache();
    await cache.add('/once', Promise.resolve(aPage('/once', 'none')));
    cache.keep(aPage('/once', 'none'));
    expect(cache.get('/once', 30)).toBeUndefined();
    expect(cache.settled('/once')).toBeUndefined();
  });

  it('of a session are gone when it ends, those on their way too, and others stay', async () => {
    const { cache } = aCache();
    cache.keep(aPage('/mine', 'session'));
    cache.keep(aPage('/public'));
    const late = Promise.withResolvers<ShownPage>();
    const added = cache.add('/late', late.promise);
    cache.deleteWhere(({ outcome }) => outcome.status === 'ready' && outcome.cache === 'session');
    late.resolve(aPage('/late', 'session'));
    await added;
    expect(['/mine', '/late', '/public'].map((identity) => cache.settled(identity)?.content)).toEqual([
      undefined,
      undefined,
      '/public',
    ]);
  });
});
