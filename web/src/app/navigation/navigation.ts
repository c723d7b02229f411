import type { BuiltRouteName } from '../../../../shared/routes.ts';
import { firstPage } from '../../lib/pages/first-page.ts';
import type { LoadContext } from '../../lib/pages/page-module.ts';
import type { Ahead } from '../../lib/pages/prefetch.ts';
import { savesData } from '../../lib/visitor/visitor-wishes.ts';
import { type Arrival, navigatingAtom, type Store, type View, viewAtom } from './atoms.ts';
import { needsFreshDocument } from './fresh-document.ts';
import { createPageCache } from './page-cache.ts';
import { pageOf } from './page-of.ts';
import { type ResolvedAddress, resolveAddress } from './resolve-address.ts';
import { openPage, type ShownPage } from './shown-page.ts';

/** How long a page that was loaded ahead of a click counts as new, in milliseconds. */
const freshMilliseconds = 30_000;
/** How long a link must stay under the pointer before its page is loaded ahead, in milliseconds. */
const intentMilliseconds = 80;

type Commit = (address: string, options?: { replace?: boolean }) => void;

/** Moves between pages. It loads a page before it shows it, so that no incomplete page appears. */
export interface Navigation {
  /** For wouter's `aroundNav`. */
  readonly aroundNav: (commit: Commit, to: string, options?: { replace?: boolean }) => void;
  /** Loads a page, or something else, ahead when the visitor stays on its link; without anything, he has left the link. */
  readonly prefetch: (wanted?: Ahead) => void;
  /** After back or forward: shows the page of the address bar, leaving scroll and focus to the browser. */
  readonly traverse: () => Promise<void>;
  /** Loads the page of the address bar once more: the retry of a failure. */
  readonly reload: () => Promise<void>;
  /**
   * Forgets what pages loaded: those of a route, or what belongs to the session when the visitor signs in or out. The page on
   * show is loaded anew when it is one of them.
   */
  readonly invalidate: (what: BuiltRouteName | 'session') => void;
  /** Asks quietly whether the page on show is still what is published; a failure changes nothing. */
  readonly revalidate: () => Promise<void>;
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

function arrivalAt({ hash, box }: ResolvedAddress): Arrival {
  return { hash, box };
}

/** Makes the navigation of one page load. */
export function createNavigation(store: Store, context: LoadContext): Navigation {
  const cache = createPageCache();
  let turn = 0;
  let intent: ReturnType<typeof setTimeout> | undefined;

  function open(target: ResolvedAddress): Promise<ShownPage> {
    return cache.get(target.identity, freshMilliseconds) ?? cache.add(target.identity, openPage(context, target));
  }

  async function openAhead(target: ResolvedAddress): Promise<void> {
    // A loader that cannot be had is found out when the visitor follows the link.
    const page = await pageOf(target.name).catch(() => undefined);
    if (await page?.mayLoadAhead().catch(() => false)) await open(target);
  }

  function show(view: View): void {
    const leaving = store.get(viewAtom)?.page;
    if (leaving && leaving.identity !== view.page.identity) {
      cache.keep(leaving);
      firstPage.isShown = false;
    }
    store.set(navigatingAtom, false);
    store.set(viewAtom, view);
  }

  /**
   * Waits for the page of an address; undefined when the visitor has meanwhile asked for another, or when the browser is on
   * its way to a fresh document.
   */
  async function waitFor(page: Promise<ShownPage>, address: string, insists = false): Promise<ShownPage | undefined> {
    const mine = ++turn;
    store.set(navigatingAtom, true);
    const result = await page;
    if (mine !== turn || (await needsFreshDocument(result, address, insists)) || mine !== turn) return undefined;
    return result;
  }

  async function follow(commit: Commit, to: string, options?: { replace?: boolean }): Promise<void> {
    const target = resolveAddress(to);
    const current = store.get(viewAtom)?.page;
    const stays = current?.identity === target.identity && current.outcome.status === 'ready';
    const page = await waitFor(stays ? Promise.resolve(current) : open(target), target.address);
    if (!page) return;
    // As in browsers: following a link to the current page adds no history entry.
    commit(target.address, target.address === currentAddress() ? { ...options, replace: true } : options);
    show({ page, arrival: arrivalAt(target) });
  }

  async function reload(): Promise<void> {
    const target = resolveAddress(currentAddress());
    const failed = store.get(viewAtom)?.page.outcome.status === 'failed';
    cache.delete(target.identity);
    const page = await waitFor(open(target), target.address, true);
    if (!page) return;
    const arrives = failed && page.outcome.status === 'ready';
    show({
      page: { ...page, renewed: true },
      arrival: arrives ? arrivalAt(target) : null,
      held: document.activeElement,
    });
  }

  return {
    aroundNav: (commit, to, options) => void follow(commit, to, options),
    prefetch(wanted) {
      clearTimeout(intent);
      if (wanted === undefined || savesData()) return;
      const ahead = typeof wanted === 'string' ? () => openAhead(resolveAddress(wanted)) : wanted;
      intent = setTimeout(() => void ahead(), intentMilliseconds);
    },
    async traverse() {
      const target = resolveAddress(currentAddress());
      if (target.identity === store.get(viewAtom)?.page.identity) {
        turn += 1; // a navigation that was under way is no longer wanted
        store.set(navigatingAtom, false);
        return;
      }
      const kept = cache.settled(target.identity);
      if (kept) {
        turn += 1;
        // In the same task: the browser restores the scroll position on the page that it finds then.
        return show({ page: kept, arrival: null });
      }
      const page = await waitFor(open(target), target.address);
      if (page) show({ page, arrival: null });
    },
    reload,
    invalidate(what) {
      const isMeant = ({ name, outcome }: ShownPage) =>
        what === 'session' ? outcome.status === 'ready' && outcome.cache === 'session' : name === what;
      cache.deleteWhere(isMeant);
      const page = store.get(viewAtom)?.page;
      if (page && isMeant(page)) void reload();
    },
    async revalidate() {
      const view = store.get(viewAtom);
      if (view?.page.outcome.status !== 'ready' || !view.page.outcome.revalidate) return;
      const { page } = view;
      const { outcome } = page;
      const asked = await pageOf(page.name).catch(() => undefined);
      const data = await asked?.refresh(context, page.params).catch(() => undefined);
      if (data === undefined || outcome.status !== 'ready' || store.get(viewAtom) !== view) return;
      if (JSON.stringify(data) === JSON.stringify(outcome.data)) return;
      store.set(viewAtom, { page: { ...page, outcome: { ...outcome, data } }, arrival: null });
    },
  };
}
