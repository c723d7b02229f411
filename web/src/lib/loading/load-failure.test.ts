import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureReason, fromNetwork } from './load-failure.ts';

function aBrowser(onLine: boolean, answer: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', answer);
}

/** What a fetch rejects with, as `fromNetwork` noted it. */
async function anErrorFromOutside(): Promise<unknown> {
  return fromNetwork(Promise.reject(new TypeError('Failed to fetch'))).catch((error) => error);
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('a page that could not be had', () => {
  it.each([200, 404, 503])('a page failed while the site still answers (%s)', async (status) => {
    aBrowser(true, async () => new Response(null, { status }));
    expect(await failureReason('/home', await anErrorFromOutside())).toBe('failed');
  });

  it('there is no connection when nothing answers', async () => {
    aBrowser(true, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureReason('/home', await anErrorFromOutside())).toBe('offline');
  });

  it('there is no connection when the browser knows that there is none', async () => {
    aBrowser(false, async () => new Response());
    expect(await failureReason('/home', await anErrorFromOutside())).toBe('offline');
  });

  it('has failed by a mistake of ours whatever the network does, and says so', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    aBrowser(false, () => Promise.reject(new TypeError('Failed to fetch')));
    const mistake = new TypeError('undefined is not a function');
    expect(await failureReason('/home', mistake)).toBe('failed');
    expect(reportError.mock.calls).toEqual([[mistake]]);
  });
});
