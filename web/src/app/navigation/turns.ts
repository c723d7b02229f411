import type { ShownPage } from '../pages/shown-page.ts';
import { navigatingAtom, type Store } from './atoms.ts';
import { needsFreshDocument } from './fresh-document.ts';

/** The visitor waits for one page at a time, the one he asked for last. */
export interface Turns {
  /**
   * Waits for the page of an address; undefined when the visitor has meanwhile asked for another, or when the browser is on its way to a
   * fresh document.
   * @param insists whether the visitor tries again what had failed
   */
  readonly waitFor: (page: Promise<ShownPage>, address: string, insists?: boolean) => Promise<ShownPage | undefined>;
  /** What is waited for is no longer wanted. */
  readonly end: () => void;
  readonly isWaiting: () => boolean;
}

export function createTurns(store: Store): Turns {
  let turn = 0;
  return {
    async waitFor(page, address, insists = false) {
      turn += 1;
      const mine = turn;
      store.set(navigatingAtom, true);
      const result = await page;
      if (mine !== turn || (await needsFreshDocument(result, address, insists)) || mine !== turn) return undefined;
      return result;
    },
    end() {
      turn += 1;
      store.set(navigatingAtom, false);
    },
    isWaiting: () => store.get(navigatingAtom),
  };
}
