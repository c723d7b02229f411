import type { LoadContext } from '../lib/page-module.ts';
import { type Arrival, navigatingAtom, type Store, type View, viewAtom } from './atoms.ts';
import { needsFreshDocument } from './fresh-document.ts';
import { type ResolvedAddress, resolveAddress } from './resolve-address.ts';
import { pages } from './routes.ts';
import { openPage, type ShownPage } from './shown-page.ts';

/** How long a page loaded ahead of a click still counts as new, in milliseconds. */
const freshMilliseconds = 30_000;

type Commit = (address: string, options?: { replace?: boolean }) => void;

/** Moves between pages: loads first, shows then, so that no page is ever half there. */
export interface Navigation {
  /** For wouter's `aroundNav`. */
  readonly aroundNav: (commit: Commit, to: string, options?: { replace?: boolean }) => void;
  /** Loads a page that the visitor is likely to want next. */
  readonly prefetch: (to: string) => void;
  /** After back or forward: shows the page of the address bar, leaving scroll and focus to the browser. */
  readonly traverse: () => Promise<void>;
  /** Loads the page of the address bar once more: the retry of a failure. */
  readonly reload: () => Promise<void>;
  /** Asks quietly whether the page on show is still what is published; a failure changes nothing. */
  readonly revalidate: () => Promise<void>;
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

function arrivalAt({ name, search, hash }: ResolvedAddress): Arrival {
  return { hash, box: search.has('page') ? pages[name].box : undefined };
}

/** Makes the navigation of one page load. */
export function createNavigation(store: Store, context: LoadContext): Navigation {
  const shown = new Map<string, ShownPage>();
  const opened = new Map<string, { readonly page: Promise<ShownPage>; readonly at: number }>();
  let turn = 0;

  function open(target: ResolvedAddress): Promise<ShownPage> {
    const known = opened.get(target.identity);
    if (known && performance.now() - known.at < freshMilliseconds) return known.page;
    const page = openPage(context, target).then((result) => {
      if (result.outcome.status === 'failed') opened.delete(target.identity);
      return result;
    });
    opened.set(target.identity, { page, at: performance.now() });
    return page;
  }

  function show(view: View): void {
    const leaving = store.get(viewAtom)?.page;
    if (leaving?.outcome.status === 'ready') shown.set(leaving.identity, leaving);
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
    // As browsers do: the link of the page one is on adds nothing to go back to.
    commit(target.address, target.address === currentAddress() ? { ...options, replace: true } : options);
    show({ page, arrival: arrivalAt(target) });
  }

  return {
    aroundNav: (commit, to, options) => void follow(commit, to, options),
    prefetch: (to) => void open(resolveAddress(to)),
    async traverse() {
      const target = resolveAddress(currentAddress());
      if (target.identity === store.get(viewAtom)?.page.identity) {
        turn += 1; // a navigation that was under way is no longer wanted
        store.set(navigatingAtom, false);
        return;
      }
      const kept = shown.get(target.identity);
      if (kept) {
        turn += 1;
        // At once, in the same task: the browser restores scroll on the page it finds now.
        return show({ page: kept, arrival: null });
      }
      const page = await waitFor(open(target), target.address);
      if (page) show({ page, arrival: null });
    },
    async reload() {
      const target = resolveAddress(currentAddress());
      const failed = store.get(viewAtom)?.page.outcome.status === 'failed';
      opened.delete(target.identity);
      const page = await waitFor(open(target), target.address, true);
      if (!page) return;
      const arrives = failed && page.outcome.status === 'ready';
      show({
        page: { ...page, renewed: true },
        arrival: arrives ? arrivalAt(target) : null,
        held: document.activeElement,
      });
    },
    async revalidate() {
      const view = store.get(viewAtom);
      if (view?.page.outcome.status !== 'ready' || !pages[view.page.name].revalidate) return;
      const { page } = view;
      const { outcome } = page;
      const data = await pages[page.name].refresh(context, page.search).catch(() => undefined);
      if (data === undefined || outcome.status !== 'ready' || store.get(viewAtom) !== view) return;
      if (JSON.stringify(data) === JSON.stringify(outcome.data)) return;
      store.set(viewAtom, { page: { ...page, outcome: { ...outcome, data } }, arrival: null });
    },
  };
}
