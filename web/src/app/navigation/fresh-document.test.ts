import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placed, placeOf } from '../pages/shown-page.ts';

const address = '/history?page=3';
const failed = placed(placeOf('history', { page: '3' }), { status: 'failed', reason: 'failed' });

const missing = { payload: new TypeError('Failed to fetch dynamically imported module: /assets/history.js') };

/** A fresh module, in a browser at `place` whose site answers with `status` or not at all. */
async function aBrowser(status: number | null, place = '/home') {
  vi.resetModules();
  const kept = new Map<string, string>();
  const assign = vi.fn();
  const reload = vi.fn();
  const [pathname, search = ''] = place.split(/(?=\?)/);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { assign, reload, pathname, search });
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return { assign, reload, ...(await import('./fresh-document.ts')) };
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('a page whose files are gone', () => {
  it('a page whose files are gone is loaded as a whole document, once', async () => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(200);
    noteMissingAssets(missing);
    expect(await needsFreshDocument(failed, address)).toBe(true);
    expect(assign.mock.calls).toEqual([[address]]);
    expect(await needsFreshDocument(failed, address)).toBe(false);
  });

  it('a page whose files are gone is loaded as a document as often as the visitor asks', async () => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(200);
    noteMissingAssets(missing);
    for (const _ of [1, 2]) expect(await needsFreshDocument(failed, address, true)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('a page whose files are gone waits for the visitor where the browser may store nothing', async () => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(200);
    vi.stubGlobal('sessionStorage', undefined);
    noteMissingAssets(missing);
    expect(await needsFreshDocument(failed, address)).toBe(false);
    expect(await needsFreshDocument(failed, address, true)).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('a page whose files are gone is reloaded where its address is the current one', async () => {
    const { assign, reload, noteMissingAssets, needsFreshDocument } = await aBrowser(200, address);
    noteMissingAssets(missing);
    expect(await needsFreshDocument(failed, `${address}#v-1.0.0`)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([null, 503])(
    'a page whose files are gone stays a failure while the site does not answer (%s)',
    async (status) => {
      const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(status);
      noteMissingAssets(missing);
      expect(await needsFreshDocument(failed, address, true)).toBe(false);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe('a page that failed for another reason', () => {
  it('a page that failed for another reason is not loaded again by itself', async () => {
    const { assign, needsFreshDocument } = await aBrowser(200);
    expect(await needsFreshDocument(failed, address)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not asked for again by itself where a script broke while it ran', async () => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(200);
    noteMissingAssets({ payload: new TypeError('undefined is not a function') });
    expect(await needsFreshDocument(failed, address)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
