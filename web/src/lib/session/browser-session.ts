import { createSession } from './session.ts';

/** Where a browser forbids to store anything: that nothing is found there says nothing. */
const nowhere = {
  getItem: () => null,
  setItem() {
    throw new Error('Nothing can be stored');
  },
  removeItem() {},
};

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return globalThis.localStorage ?? nowhere;
  } catch {
    return nowhere; // a browser may forbid even to look at it
  }
}

/** The session of this browser; while pages are prerendered, nobody's. */
export const session = createSession('document' in globalThis ? storage() : nowhere);

/** Hears of what other tabs do, and did while this page was loading, and of the page's return from the browser's own cache. */
export function followSession(): void {
  addEventListener('storage', session.refresh);
  addEventListener('pageshow', session.refresh);
  session.refresh();
}
