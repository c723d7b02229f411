import { type PageRouteName, type Route, routes } from '../../../../shared/routes.ts';
import { failureReason } from '../../lib/loading/load-failure.ts';
import { firstPage } from '../../lib/pages/first-page.ts';
import type { MemberContext } from '../../lib/pages/page-module.ts';
import type { Ahead } from '../../lib/pages/prefetch.ts';
import { unsavedChanges } from '../../lib/pages/unsaved-changes.ts';
import { session } from '../../lib/session/browser-session.ts';
import { askToSignIn } from '../../lib/session/sign-in.ts';
import { keepOnce, waitingOnce } from '../pages/once.ts';
import { openPage } from '../pages/open-page.ts';
import { isOfMember, isOver, placed, type ShownPage } from '../pages/shown-page.ts';
import { type Arrival, navigatingAtom, type Store, type View, viewAtom } from './atoms.ts';
import { createHistoryPosition } from './history-position.ts';
import { createLoadAhead } from './load-ahead.ts';
import { createPageCache } from './page-cache.ts';
import { currentAddress, type ResolvedAddress, resolveAddress } from './resolve-address.ts';
import { revalidate } from './revalidate.ts';
import { settle } from './settle.ts';
import { createTurns } from './turns.ts';

/** How long a page that was loaded ahead of a click counts as new, in milliseconds. */
const freshMilliseconds = 30_000;

interface CommitOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

type Commit = (address: string, options?: CommitOptions) => void;

/** Moves between pages. It loads a page before it shows it, so that no incomplete page appears. */
export interface Navigation {
  /** For wouter's `aroundNav`. */
  readonly aroundNav: (commit: Commit, to: string, options?: CommitOptions) => void;
  /** Loads a page, or something else, ahead when the visitor stays on its link; without anything, he has left the link. */
  readonly prefetch: (wanted?: Ahead) => void;
  /** After back or forward: shows the page of the address bar, leaving scroll and focus to the browser. */
  readonly traverse: () => Promise<void>;
  /** Loads the page of the address bar once more: the retry of a failure. */
  readonly reload: () => Promise<void>;
  /** Loads the data of the page whose frame came with the document. */
  readonly fillFrame: () => Promise<void>;
  /**
   * Forgets what pages loaded: those of a route, or of a session that is over. The page on show is loaded anew when it is one of them; a page
   * that the visitor waits for is not given up.
   */
  readonly invalidate: (what: PageRouteName | 'session') => void;
  /** The same for pages whose reads this document has changed. The page on show stays, and takes over what is so now. */
  readonly noteChanges: (paths: ReadonlySet<string>) => void;
  /** Asks quietly whether the page on show is still what is published; a failure changes nothing. */
  readonly revalidate: () => Promise<void>;
}

function arrivalAt({ hash, box }: ResolvedAddress): Arrival {
  return { hash, box };
}

/** Whether what is shown of an address differs from another one's only by its tab: page, scroll and focus stay. */
function isOtherTab(one: ShownPage, other: ResolvedAddress): boolean {
  if (one.identity !== other.identity || other.hash !== '') return false;
  const { tabs = [] }: Route = routes[other.name];
  const names = new Set([...Object.keys(one.params), ...Object.keys(other.params)]);
  const changed = [...names].filter((name) => one.params[name] !== other.params[name]);
  return changed.length > 0 && changed.every((name) => tabs.includes(name));
}

/** Makes the navigation of one page load. */
export function createNavigation(store: Store, context: MemberContext): Navigation {
  const cache = createPageCache();
  const turns = createTurns(store);
  const position = createHistoryPosition();
  const shown = () => store.get(viewAtom)?.page;

  function open(target: ResolvedAddress): Promise<ShownPage> {
    // What is a member's is asked for each time, but not once more while it is on its way.
    const ahead = isOfMember(target) ? cache.coming : cache.get;
    const kept = target.once ? undefined : ahead(target.content, freshMilliseconds);
    return kept ?? cache.add(target.content, openPage(context, target));
  }

  /** Opens a page; where it needs somebody who is signed in, asks the visitor to sign in first if that is wanted. */
  async function openSignedIn(target: ResolvedAddress, isWanted: boolean): Promise<ShownPage> {
    const page = await open(target);
    if (page.outcome.status !== 'signed-out' || !isWanted) return page;
    try {
      return (await askToSignIn(target.address)) ? open(target) : page;
    } catch (error) {
      return placed(target, { status: 'failed', reason: await failureReason(target.content, error) });
    }
  }

  /** Whether the route itself asks to sign in, however the visitor came to its address. */
  function asksByItself({ name }: ResolvedAddress): boolean {
    const { signedOut }: Route = routes[name];
    return signedOut === 'sign-in';
  }

  function show(view: View): void {
    const leaving = shown();
    if (leaving && leaving.content !== view.page.content) cache.keep(leaving);
    if (leaving && leaving.identity !== view.page.identity) firstPage.isShown = false;
    store.set(navigatingAtom, false);
    store.set(viewAtom, { ...view, settle });
  }

  /** Nobody is signed in, and the address bar says a member's page: home takes its place. */
  function goHome(): void {
    const home = resolveAddress(routes.home.path);
    history.replaceState(position.next(true), '', home.address);
    void turns
      .waitFor(open(home), home.address)
      .then((opened) => opened && show({ page: opened, arrival: arrivalAt(home) }));
  }

  async function follow(commit: Commit, to: string, options?: CommitOptions): Promise<void> {
    const target = resolveAddress(to);
    keepOnce(target);
    const current = shown();
    if (current?.identity !== target.identity && !(await unsavedChanges.mayBeLost())) return;
    const stays = current?.content === target.content && current.outcome.status === 'ready';
    // Whoever follows a link wants what it leads to, and may sign in; not who signs out meanwhile.
    const asks = session.user() === null || asksByItself(target);
    const opening = stays ? Promise.resolve(current) : openSignedIn(target, asks);
    const page = await turns.waitFor(opening, target.address);
    if (!page) return;
    // The page that the visitor came from stays, unless it is a member's, too.
    if (page.outcome.status === 'signed-out') return current && !isOfMember(current) ? turns.end() : goHome();
    // As in browsers: following a link to the current page adds no history entry.
    const replace = options?.replace === true || target.address === location.pathname + location.search + location.hash;
    const arrival = current && isOtherTab(current, target) ? null : arrivalAt(target);
    commit(target.address, { ...options, replace, state: position.next(replace) });
    show({ page, arrival });
  }

  async function reload(): Promise<void> {
    const target = currentAddress();
    const failed = shown()?.outcome.status === 'failed';
    cache.delete(target.content);
    const page = await turns.waitFor(open(target), target.address, true);
    if (!page) return;
    if (page.outcome.status === 'signed-out') return goHome();
    const arrives = failed && page.outcome.status === 'ready';
    show({
      page: { ...page, renewed: true },
      arrival: arrives ? arrivalAt(target) : null,
      held: document.activeElement,
    });
  }

  async function openTraversed(target: ResolvedAddress): Promise<void> {
    const page = await turns.waitFor(openSignedIn(target, asksByItself(target)), target.address);
    if (page?.outcome.status === 'signed-out') return goHome();
    if (page) show({ page, arrival: null });
  }

  let asksToLeave = false;

  /** Asks whether the page on show may be left. Where it may not, the browser goes back to its entry, from wherever it is by then. */
  async function mayLeave(): Promise<boolean> {
    asksToLeave = true;
    const may = await unsavedChanges.mayBeLost();
    asksToLeave = false;
    const steps = position.steps();
    if (!may && steps !== 0) history.go(-steps); // by 0 it would load the document anew
    return may;
  }

  async function traverse(): Promise<void> {
    if (asksToLeave) return;
    const leaves = shown()?.identity !== currentAddress().identity;
    if (leaves && unsavedChanges.hasUnsaved() && !(await mayLeave())) return;
    const target = currentAddress();
    const current = shown();
    position.note();
    // A page that has nothing to show yet is still wanted; another one that was under way is not.
    const isEmpty = ['frame', 'signed-out'].includes(current?.outcome.status ?? '');
    if (target.content === current?.content) return isEmpty ? openTraversed(target) : turns.end();
    const kept = cache.settled(target.content);
    if (!kept) return openTraversed(target);
    turns.end();
    // In the same task: the browser restores the scroll position on the page that it finds then.
    show({ page: kept, arrival: null });
    await revalidate(store, context);
  }

  /** @returns whether the page on show is meant, and the visitor does not wait for another. */
  function forget(isMeant: (page: ShownPage) => boolean): boolean {
    cache.deleteWhere(isMeant);
    const page = shown();
    return page !== undefined && isMeant(page) && !turns.isWaiting();
  }

  return {
    aroundNav: (commit, to, options) => void follow(commit, to, options),
    prefetch: createLoadAhead(open),
    traverse,
    reload,
    async fillFrame() {
      if (shown()?.outcome.status === 'frame') await openTraversed(currentAddress());
    },
    invalidate(what) {
      const page = shown();
      if (what === 'session') waitingOnce.clear(); // it was for who opened the link, and no longer is
      // What is nobody's to see any more goes at once, whatever takes its place.
      if (what === 'session' && page && isOver(page))
        store.set(viewAtom, { page: { ...page, outcome: { status: 'signed-out' } }, arrival: null });
      if (forget((page) => (what === 'session' ? isOver(page) : page.name === what))) void reload();
    },
    noteChanges(paths) {
      if (forget(({ reads }) => [...paths].some((path) => reads.has(path)))) void revalidate(store, context, true);
    },
    revalidate: () => revalidate(store, context),
  };
}
