import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownPage } from './shown-page.ts';

const failed: ShownPage = {
  name: 'history',
  identity: '/history?page=3',
  search: new URLSearchParams('page=3'),
  outcome: { status: 'failed', reason: 'offline' },
};

/** A fresh module, in a browser whose site answers with `status` or not at all. */
async function aBrowser(status: number | null) {
  vi.resetModules();
  const kept = new Map<string, string>();
  const assign = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return { assign, ...(await import('./fresh-document.ts')) };
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('a page whose files are gone', () => {
  it('is asked for as a whole document, once', async () => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(200);
    noteMissingAssets();
    expect(await needsFreshDocument(failed, '/history?page=3')).toBe(true);
    expect(assign.mock.calls).toEqual([['/history?page=3']]);
    expect(await needsFreshDocument(failed, '/history?page=3')).toBe(false);
  });

  it.each([null, 503])('stays a failure while the site does not answer (%s)', async (status) => {
    const { assign, noteMissingAssets, needsFreshDocument } = await aBrowser(status);
    noteMissingAssets();
    expect(await needsFreshDocument(failed, '/history?page=3')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a page that failed for another reason', () => {
  it('is not asked for again by itself', async () => {
    const { assign, needsFreshDocument } = await aBrowser(200);
    expect(await needsFreshDocument(failed, '/history?page=3')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
