import { failureReason, fromNetwork } from '../../lib/loading/load-failure.ts';
import type { MemberContext } from '../../lib/pages/page-module.ts';
import { placed } from '../pages/shown-page.ts';
import { navigatingAtom, type Store, viewAtom } from './atoms.ts';
import { needsFreshDocument } from './fresh-document.ts';
import type { Navigation } from './navigation.ts';
import { currentAddress, resolveAddress } from './resolve-address.ts';

/**
 * The navigation as the first page has it: what moves between pages, and the table of all of them, comes when the browser is idle, or with
 * the first link that is followed. Where it cannot be had, that is a page that failed, as for any other of its files.
 */
export function createLateNavigation(store: Store, context: MemberContext): Navigation {
  let coming: Promise<Navigation> | undefined;
  let there: Navigation | undefined;

  function come(): Promise<Navigation> {
    coming ??= fromNetwork(import('./navigation.ts')).then(
      ({ createNavigation }) => {
        there = createNavigation(store, context);
        return there;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  /** Does something with the navigation. @param arrive puts the address of what failed into the address bar */
  async function go(use: (navigation: Navigation) => unknown, target = currentAddress(), arrive = () => {}) {
    if (there) return void (await use(there));
    store.set(navigatingAtom, true);
    try {
      await use(await come());
    } catch (error) {
      const page = placed(target, { status: 'failed', reason: await failureReason(target.content, error) });
      if (await needsFreshDocument(page, target.address)) return;
      arrive();
      store.set(navigatingAtom, false);
      store.set(viewAtom, { page: { ...page, renewed: true }, arrival: null });
    }
  }

  const quietly = (use: (navigation: Navigation) => unknown) => void come().then(use, () => {});

  return {
    aroundNav(commit, to, options) {
      const target = resolveAddress(to);
      void go(
        ({ aroundNav }) => aroundNav(commit, to, options),
        target,
        () => commit(target.address, options),
      );
    },
    prefetch(wanted) {
      if (there) there.prefetch(wanted);
      else if (wanted) quietly(({ prefetch }) => prefetch(wanted));
    },
    traverse: () => go(({ traverse }) => traverse()),
    reload: () => go(({ reload }) => reload()),
    fillFrame: () => go(({ fillFrame }) => fillFrame()),
    // Until it is there, nothing is kept but the page of the document.
    invalidate: (what) => there?.invalidate(what),
    noteChanges: (paths) => there?.noteChanges(paths),
    revalidate: async () => quietly(({ revalidate }) => revalidate()),
  };
}
