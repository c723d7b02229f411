import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureReason } from './load-failure.ts';

function aBrowser(onLine: boolean, answer: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', answer);
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('a page that could not be had', () => {
  it.each([200, 404, 503])('a page failed while the site still answers (%s)', async (status) => {
    aBrowser(true, async () => new Response(null, { status }));
    expect(await failureReason('/home')).toBe('failed');
  });

  it('there is no connection when nothing answers', async () => {
    aBrowser(true, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureReason('/home')).toBe('offline');
  });

  it('there is no connection when the browser knows that there is none', async () => {
    aBrowser(false, async () => new Response());
    expect(await failureReason('/home')).toBe('offline');
  });
});
