import { type Atom, atom, createStore } from 'jotai/vanilla';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShownPage } from '../pages/shown-page.ts';

// The only module that imports jotai. It holds what the whole shell shares, and nothing that one component can keep as its state.

/** Where a navigation scrolls to: the hash, the box of the chosen variant, or the top of the page. */
export interface Arrival {
  readonly hash: string;
  readonly box: string | undefined;
}

/** The page shown. `arrival` is null where scrolling is left to the browser: the first page, back and forward. */
export interface View {
  readonly page: ShownPage;
  readonly arrival: Arrival | null;
  /** The focused element when the page was loaded again: if it goes with the old content, focus moves to the heading. */
  readonly held?: Element | null;
  /** What is done once it is there, before it is seen. The page of a document needs nothing. */
  readonly settle?: (view: View) => void;
}

export type Store = ReturnType<typeof createStore>;

export const viewAtom = atom<View | null>(null);

/** Whether a navigation is waiting for its page. */
export const navigatingAtom = atom(false);

/** Vertical scroll in CSS pixels. */
export const scrollAtom = atom(0);

/** The header becomes fixed once scroll is 60 px or more (product-rules.md#scroll-thresholds). */
export const headerFixedAtom = atom((get) => get(scrollAtom) >= 60);

/** Back-to-top is hidden at 400 px or less (product-rules.md#scroll-thresholds). */
export const backToTopAtom = atom((get) => get(scrollAtom) > 400);

/** A store of one page load; prerendering makes a fresh one for each page. */
export function createViewStore(view: View): Store {
  const store = createStore();
  store.set(viewAtom, view);
  return store;
}

export const StoreContext = createContext<Store>(createStore());

/** An atom's value. React's own subscription is enough, half a kilobyte lighter than jotai's: no atom here is a promise. */
export function useAtomValue<Value>(wanted: Atom<Value>): Value {
  const store = useContext(StoreContext);
  const read = () => store.get(wanted);
  return useSyncExternalStore((changed) => store.sub(wanted, changed), read, read);
}
