import { href } from '../../lib/addresses/href.ts';
import { fromNetwork, noteNetworkError } from '../../lib/loading/load-failure.ts';
import { createFind, type Find } from './find.ts';
import { isSearchIndex, type SearchEntry } from './search-index.ts';

/** How long an index may take, in milliseconds. */
const patience = 30_000;

/** What came in place of the index; a broken answer is no mistake of this code. */
function wrongAnswer(message: string): Error {
  const error = new Error(message);
  noteNetworkError(error);
  return error;
}

async function fetchIndex(address: string, cache: RequestCache): Promise<readonly SearchEntry[]> {
  const response = await fromNetwork(fetch(address, { cache, signal: AbortSignal.timeout(patience) }));
  if (!response.ok) throw wrongAnswer(`${address}: HTTP ${response.status}`);
  const index: unknown = await fromNetwork(response.json());
  if (!isSearchIndex(index)) throw wrongAnswer(`${address} holds something else`);
  return index;
}

async function fetchOnce(addresses: readonly string[], cache: RequestCache): Promise<Find> {
  const indices = await Promise.all(addresses.map((address) => fetchIndex(address, cache)));
  return createFind(indices.flat());
}

/**
 * Gets the search over indices, which are fetched once for a page load; after a failure the next call tries again.
 * It rejects when nothing answers, or something else than an index.
 */
function fetcherOf(...addresses: readonly string[]): () => Promise<Find> {
  let coming: Promise<Find> | undefined;
  // What did not serve may lie in a cache.
  let cache: RequestCache = 'default';
  return () => {
    coming ??= fetchOnce(addresses, cache).catch((error: unknown) => {
      coming = undefined;
      cache = 'reload';
      throw error;
    });
    return coming;
  };
}

/** The search over all that the site has but its long texts. */
export const fetchFind = fetcherOf(href.searchIndex());

/** The search over the long texts: every answer of the FAQ, and every section of the manuals. */
export const fetchTextFind = fetcherOf(href.faqIndex(), href.manualIndex());

/** The search over every answer of the FAQ. */
export const fetchAnswerFind = fetcherOf(href.faqIndex());

/** The search over every section of the manuals. */
export const fetchManualFind = fetcherOf(href.manualIndex());
