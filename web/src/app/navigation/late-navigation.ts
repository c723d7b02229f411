import type { MemberContext } from '../../lib/pages/page-module.ts';
import type { Store } from './atoms.ts';
import type { Navigation } from './navigation.ts';

/**
 * The navigation as the first page has it: what moves between pages, and the table of all of them, comes when the browser is idle, or with
 * the first link that is followed. Where it cannot be had, the browser itself follows the link.
 */
export function createLateNavigation(store: Store, context: MemberContext): Navigation {
  let coming: Promise<Navigation> | undefined;
  let there: Navigation | undefined;

  function come(): Promise<Navigation> {
    coming ??= import('./navigation.ts').then(
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

  /** Without a navigation the browser shows the page of its address. */
  const orReload = <Result>(done: Promise<Result>) => done.catch(() => location.reload());

  return {
    aroundNav(commit, to, options) {
      if (there) return there.aroundNav(commit, to, options);
      come().then(
        (navigation) => navigation.aroundNav(commit, to, options),
        () => location.assign(to),
      );
    },
    prefetch(wanted) {
      if (there) there.prefetch(wanted);
      else if (wanted)
        come().then(
          ({ prefetch }) => prefetch(wanted),
          () => {},
        );
    },
    traverse: async () => void (await (there ? there.traverse() : orReload(come().then(({ traverse }) => traverse())))),
    reload: async () => void (await orReload(come().then(({ reload }) => reload()))),
    fillFrame: async () => void (await orReload(come().then(({ fillFrame }) => fillFrame()))),
    // Until it is there, nothing is kept but the page of the document.
    invalidate: (what) => there?.invalidate(what),
    noteChanges: (paths) => there?.noteChanges(paths),
    revalidate: async () =>
      void (await come().then(
        ({ revalidate }) => revalidate(),
        () => {},
      )),
  };
}
