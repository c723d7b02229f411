import { askSite } from '../lib/load-failure.ts';
import type { ShownPage } from './shown-page.ts';

/** Remembers, for this tab, for which address a document of which build was given up. */
const givenUpKey = 'fresh-document';

let assetsMissing = false;

/** A chunk could not be had: after a release, pages open in a tab may name files of the one before. */
export function noteMissingAssets(): void {
  assetsMissing = true;
}

/** Whether this build may be given up for the address by itself: once, for the next document may lack its files too. */
function isFirstTime(address: string): boolean {
  const attempt = `${address} ${import.meta.url}`;
  try {
    const first = sessionStorage.getItem(givenUpKey) !== attempt;
    sessionStorage.setItem(givenUpKey, attempt);
    return first;
  } catch {
    return false; // where nothing may be remembered, only the visitor can know that it is enough
  }
}

/**
 * When a page failed for want of its files and the site does answer, goes to the address as a whole document.
 * @param insists the visitor asked for it, so that once is not the limit
 * @returns whether the browser is on its way
 */
export async function needsFreshDocument({ outcome }: ShownPage, address: string, insists = false): Promise<boolean> {
  if (outcome.status !== 'failed' || outcome.reason === 'offline' || !assetsMissing) return false;
  if (!(await askSite(address))?.ok || !(insists || isFirstTime(address))) return false;
  // An address that is in the bar already must be reloaded: assigning it may move to its hash and no further.
  if (address.split('#', 1)[0] === location.pathname + location.search) location.reload();
  else location.assign(address);
  return true;
}
