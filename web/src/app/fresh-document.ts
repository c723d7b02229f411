import type { ShownPage } from './shown-page.ts';

/** Remembers, for this tab, the address for which we already asked for a fresh document. */
const askedKey = 'fresh-document';

let assetsMissing = false;

/** A chunk could not be had: after a release, pages open in a tab may name files of the one before. */
export function noteMissingAssets(): void {
  assetsMissing = true;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * When a page failed for want of its files and the site does answer, goes to the address as a whole document, once.
 * @returns whether the browser is on its way
 */
export async function needsFreshDocument(page: ShownPage, address: string): Promise<boolean> {
  if (page.outcome.status === 'ready') {
    sessionStorage.removeItem(askedKey);
    return false;
  }
  if (!assetsMissing || sessionStorage.getItem(askedKey) === address || !(await answers(address))) return false;
  sessionStorage.setItem(askedKey, address);
  location.assign(address);
  return true;
}
