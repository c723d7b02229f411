// Before there is a history: it would change that of a browser.
import 'wouter/use-browser-location';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { aContext } from '../../../testing/builders.ts';
import type { MemberContext } from '../../lib/pages/page-module.ts';
import { session } from '../../lib/session/browser-session.ts';
import { showSignInBy } from '../../lib/session/sign-in.ts';
import { openPage } from '../pages/open-page.ts';
import { createViewStore, navigatingAtom, viewAtom } from './atoms.ts';
import { noteMissingAssets } from './fresh-document.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { resolveAddress } from './resolve-address.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
  return () => vi.unstubAllGlobals();
});

/** Pages are imported when they are first shown, which takes its time on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

type Commit = Parameters<Navigation['aroundNav']>[0];

/** Puts an address into the address bar. */
function standAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, reload });
  vi.stubGlobal('history', { state: null, replaceState() {} });
  return { reload };
}

async function startAt(address: string, context: MemberContext = aContext()) {
  standAt(address);
  const page = await openPage(context, resolveAddress(address));
  const store = createViewStore({ page, arrival: null });
  const navigation = createNavigation(store, context);
  const committed: string[] = [];
  return {
    store,
    committed,
    navigation,
    shown: () => store.get(viewAtom)?.page.content,
    go: (to: string, commit: Commit = (path) => committed.push(path)) => navigation.aroundNav(commit, to),
  };
}

/** A context whose reads wait until the test lets them continue. */
function aSlowContext() {
  const gates: (() => void)[] = [];
  const answer = aContext();
  const context: MemberContext = {
    ...answer,
    call: async (name, request) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return answer.call(name, request);
    },
  };
  const open = () => {
    for (const gate of gates.splice(0)) gate();
  };
  return { context, gates, open };
}

describe('following a link', () => {
  it('following a link changes the address only when the page is loaded, and then shows it', async () => {
    const site = await startAt('/history?page=1');
    const { context, gates, open } = aSlowContext();
    const navigation = createNavigation(site.store, context);
    navigation.aroundNav((path) => site.committed.push(path), '/history?page=3');
    await eventually(() => expect(gates).not.toHaveLength(0));
    expect({ shown: site.shown(), committed: site.committed }).toEqual({ shown: '/history?page=1', committed: [] });
    expect(site.store.get(navigatingAtom)).toBe(true);

    await eventually(() => {
      open();
      expect(site.shown()).toBe('/history?page=3');
    });
    expect(site.committed).toEqual(['/history?page=3']);
    expect(site.store.get(navigatingAtom)).toBe(false);
  });

  it('only the last of two links that were followed at once is shown', async () => {
    const site = await startAt('/history?page=1');
    site.go('/history?page=2');
    site.go('/history?page=3');
    await eventually(() => expect(site.shown()).toBe('/history?page=3'));
    expect(site.committed).toEqual(['/history?page=3']);
  });

  it('a link leads to home where its route is unknown', async () => {
    const site = await startAt('/history?page=1', { ...aContext(), call: () => Promise.reject(new Error('away')) });
    site.go('/nowhere');
    await eventually(() => expect(site.committed).toEqual(['/home']));
  });

  it('a link to a page of members asks who is not signed in to sign in, and goes on or stays', async () => {
    const ada = { uid: '7', userName: 'Ada', header: '', company: '', email: '', industry: '', telephone: '' };
    onTestFinished(() => session.signOut());
    const site = await startAt('/history?page=1');
    const answers = [false, true];
    showSignInBy(async () => {
      const signsIn = answers.shift() ?? false;
      if (signsIn) session.signIn({ ...ada, login_token: 'token' });
      return signsIn;
    });
    site.go('/personal?page=1');
    await eventually(() => expect(answers).toEqual([true]));
    await eventually(() => expect(site.store.get(navigatingAtom)).toBe(false));
    expect([site.shown(), site.committed]).toEqual(['/history?page=1', []]);
    site.go('/personal?page=1');
    await eventually(() => expect(site.shown()).toBe('/personal?page=1'));
    expect(site.committed).toEqual(['/personal?page=1']);
  });

  it('a failure is shown in place of a page that could not be loaded, under its address', async () => {
    const site = await startAt('/history?page=1');
    const broken = createNavigation(site.store, { ...aContext(), call: () => Promise.reject(new Error('HTTP 500')) });
    broken.aroundNav((path) => site.committed.push(path), '/history?page=3');
    await eventually(() =>
      expect(site.store.get(viewAtom)?.page.outcome).toEqual({ status: 'failed', reason: 'failed' }),
    );
    expect(site.committed).toEqual(['/history?page=3']);
  });

  it('following a link loads nothing when only the hash differs', async () => {
    const reads = vi.fn(() => [aRelease()]);
    const site = await startAt('/history?page=21', aContext({ listReleases: reads }));
    reads.mockClear();
    site.go('/history?page=21#v-5.1.4');
    await eventually(() => expect(site.committed).toEqual(['/history?page=21#v-5.1.4']));
    expect(reads).not.toHaveBeenCalled();
    expect(site.store.get(viewAtom)?.arrival).toEqual({ hash: '#v-5.1.4', box: undefined });
  });

  it('following a link adds to the history only where the address changes', async () => {
    const site = await startAt('/history?page=1#v-1.0.0');
    const commit = vi.fn();
    site.go('/history?page=1#v-1.0.0', commit);
    await eventually(() =>
      expect(commit).toHaveBeenLastCalledWith('/history?page=1#v-1.0.0', { replace: true, state: { position: 0 } }),
    );
    site.go('/history?page=1', commit);
    await eventually(() =>
      expect(commit).toHaveBeenLastCalledWith('/history?page=1', { replace: false, state: { position: 1 } }),
    );
  });

  it('following a link uses what was loaded ahead of the click', async () => {
    const reads = vi.fn(() => [aRelease()]);
    const site = await startAt('/history?page=1', aContext({ listReleases: reads }));
    site.navigation.prefetch('/history?page=3');
    await eventually(() => expect(reads).toHaveBeenCalledTimes(2));
    site.go('/history?page=3');
    await eventually(() => expect(site.shown()).toBe('/history?page=3'));
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('shows that there is nothing, where the address names nothing', async () => {
    const site = await startAt('/history?page=1');
    site.go('/history?page=404');
    await eventually(() => expect(site.store.get(viewAtom)?.page.outcome).toEqual({ status: 'missing' }));
    expect(site.committed).toEqual(['/history?page=404']);
  });
});

describe('a page that may be wanted next', () => {
  async function aStrip() {
    const reads = vi.fn(() => [aRelease()]);
    const site = await startAt('/history?page=1', aContext({ listReleases: reads }));
    reads.mockClear();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    return { reads, ...site };
  }

  it('is loaded once the pointer stays on its link, not for each link that it passes', async () => {
    const { reads, navigation } = await aStrip();
    for (const type of [2, 3, 9, 11]) {
      navigation.prefetch(`/history?page=${type}`);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(reads).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(80);
    await eventually(() => expect(reads.mock.calls).toEqual([[{ type: 11 }]]));
  });

  it('is not loaded once the pointer has left its link', async () => {
    const { reads, navigation } = await aStrip();
    navigation.prefetch('/history?page=3');
    await vi.advanceTimersByTimeAsync(79);
    navigation.prefetch();
    await vi.runAllTimersAsync();
    expect(reads).not.toHaveBeenCalled();
  });

  it('is not loaded for a visitor who saves data', async () => {
    const { reads, navigation } = await aStrip();
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    navigation.prefetch('/history?page=3');
    await vi.runAllTimersAsync();
    expect(reads).not.toHaveBeenCalled();
  });
});

describe('back and forward', () => {
  it('back and forward show the page that was left at once, and leave scroll and focus alone', async () => {
    const site = await startAt('/history?page=1');
    site.go('/history?page=3');
    await eventually(() => expect(site.shown()).toBe('/history?page=3'));
    standAt('/history?page=1');
    void site.navigation.traverse();
    expect(site.shown()).toBe('/history?page=1');
    expect(site.store.get(viewAtom)?.arrival).toBeNull();
  });

  it('going back asks again for a page whose data was declared out of date', async () => {
    const reads = vi.fn(() => [aRelease()]);
    const site = await startAt('/history?page=1', aContext({ listReleases: reads }));
    site.go('/history?page=3');
    await eventually(() => expect(site.shown()).toBe('/history?page=3'));
    reads.mockClear();
    site.navigation.invalidate('history');
    standAt('/history?page=1');
    await site.navigation.traverse();
    expect(reads).toHaveBeenCalledWith({ type: 1 });
  });
});

it('the page on show is loaded anew when its data is declared out of date', async () => {
  const releases = [aRelease()];
  const site = await startAt('/history?page=21', aContext({ listReleases: () => releases }));
  releases.unshift(aRelease({ version: '5.3.0' }));
  site.navigation.invalidate('history');
  await eventually(() => expect(JSON.stringify(site.store.get(viewAtom)?.page.outcome)).toContain('5.3.0'));
});

describe('asking again', () => {
  const context = (releases: Release[]) => aContext({ listReleases: () => releases });

  it('loading again after a failure shows the page', async () => {
    let working = false;
    const answer = aContext();
    const site = await startAt('/history?page=3', {
      ...answer,
      call: (name, request) => (working ? answer.call(name, request) : Promise.reject(new Error('HTTP 500'))),
    });
    working = true;
    await site.navigation.reload();
    expect(site.store.get(viewAtom)?.page.outcome.status).toBe('ready');
  });

  it('a page that failed and is loaded again scrolls to where its address leads', async () => {
    let working = false;
    const answer = aContext();
    const site = await startAt('/history?page=3#v-1.0.0', {
      ...answer,
      call: (name, request) => (working ? answer.call(name, request) : Promise.reject(new Error('HTTP 500'))),
    });
    await site.navigation.reload();
    expect(site.store.get(viewAtom)?.arrival).toBeNull();
    working = true;
    await site.navigation.reload();
    expect(site.store.get(viewAtom)?.arrival).toEqual({ hash: '#v-1.0.0', box: undefined });
  });

  it('a page that is shown takes over what has been published since', async () => {
    const releases = [aRelease()];
    const site = await startAt('/history?page=21', context(releases));
    const before = site.store.get(viewAtom);
    await site.navigation.revalidate();
    expect(site.store.get(viewAtom)).toBe(before);

    releases.unshift(aRelease({ version: '5.3.0' }));
    await site.navigation.revalidate();
    expect(JSON.stringify(site.store.get(viewAtom)?.page.outcome)).toContain('5.3.0');
  });
});

describe('a page whose files are gone while the site answers', () => {
  async function aStaleSite() {
    const site = await startAt('/history?page=1');
    const gone = createNavigation(site.store, {
      ...aContext(),
      call: () => Promise.reject(new TypeError('no module')),
    });
    noteMissingAssets({ payload: new TypeError('Failed to fetch dynamically imported module') });
    return { ...site, navigation: gone };
  }

  it('a page whose files are gone comes as a fresh document after back or forward', async () => {
    const { navigation, shown } = await aStaleSite();
    const { reload } = standAt('/history?page=3');
    await navigation.traverse();
    expect(reload).toHaveBeenCalledOnce();
    expect(shown()).toBe('/history?page=1');
  });

  it('a page whose files are gone comes as a fresh document whenever the visitor tries again', async () => {
    const { navigation } = await aStaleSite();
    const { reload } = standAt('/history?page=3');
    await navigation.reload();
    await navigation.reload();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
