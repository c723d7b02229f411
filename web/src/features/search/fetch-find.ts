import { href } from '../../lib/addresses/href.ts';
import { fromNetwork, noteNetworkError } from '../../lib/loading/load-failure.ts';
import { createFind, type Find } from './find.ts';
import { isSearchIndex } from './search-index.ts';

/** How long an index may take, in milliseconds. */
const patience = 30_000;

/** What came in place of the index; a broken answer is no mistake of this code. */
function wrongAnswer(message: string): Error {
  const error = new Error(message);
  noteNetworkError(error);
  return error;
}

async function fetchOnce(address: string, cache: RequestCache): Promise<Find> {
  const response = await fromNetwork(fetch(address, { cache, signal: AbortSignal.timeout(patience) }));
  if (!response.ok) throw wrongAnswer(`${address}: HTTP ${response.status}`);
  const index: unknown = await fromNetwork(response.json());
  if (!isSearchIndex(index)) throw wrongAnswer(`${address} holds something else`);
  return createFind(index);
}

/**
 * Gets the search over an index, which is fetched once for a page load; after a failure the next call tries again.
 * It rejects when nothing answers, or something else than the index.
 */
function fetcherOf(address: string): () => Promise<Find> {
  let coming: Promise<Find> | undefined;
  // What did not serve may lie in a cache.
  let cache: RequestCache = 'default';
  return () => {
    coming ??= fetchOnce(address, cache).catch((error: unknown) => {
      coming = undefined;
      cache = 'reload';
      throw error;
    });
    return coming;
  };
}

/** The search over all that the site has but the text of its manuals. */
export const fetchFind = fetcherOf(href.searchIndex());

/** The search over every section of the manuals. */
export const fetchManualFind = fetcherOf(href.manualIndex());
