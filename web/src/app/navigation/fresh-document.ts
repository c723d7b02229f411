import { askSite, noteNetworkError } from '../../lib/loading/load-failure.ts';
import type { ShownPage } from '../pages/shown-page.ts';

/** Key under which this tab keeps the address, and the build, for which it last loaded a fresh document by itself. */
const givenUpKey = 'fresh-document';

let assetsMissing = false;

/**
 * For Vite's event: a chunk could not be had. After a release, pages open in a tab may name files of the one before. Vite reports a
 * chunk that breaks while it runs as well; of modules and preloading browsers and Vite speak only where they could not fetch it.
 */
export function noteMissingAssets({ payload }: { readonly payload: Error }): void {
  if (!/module|preload/i.test(payload.message)) return;
  noteNetworkError(payload);
  assetsMissing = true;
}

/** Whether this is the first attempt for the address and build: a second would not help, as a new document may lack files too. */
function isFirstTime(address: string): boolean {
  const attempt = `${address} ${import.meta.url}`;
  try {
    const first = sessionStorage.getItem(givenUpKey) !== attempt;
    sessionStorage.setItem(givenUpKey, attempt);
    return first;
  } catch {
    return false; // without storage, attempts cannot be counted: the visitor has to ask
  }
}

/**
 * When a page failed because its files are gone and the site does answer, loads its address as a whole document.
 * @param insists whether the visitor asked for it, who may do so any number of times
 * @returns whether the browser is loading it
 */
export async function needsFreshDocument({ outcome }: ShownPage, address: string, insists = false): Promise<boolean> {
  if (outcome.status !== 'failed' || outcome.reason === 'offline' || !assetsMissing) return false;
  if (!(await askSite(address))?.ok || !(insists || isFirstTime(address))) return false;
  // Assigning the current address might only scroll to its hash.
  if (address.split('#', 1)[0] === location.pathname + location.search) location.reload();
  else location.assign(address);
  return true;
}
