import { href } from '../../lib/addresses/href.ts';
import { fromNetwork, noteNetworkError } from '../../lib/loading/load-failure.ts';
import { createFind, type Find } from './find.ts';
import { isSearchIndex } from './search-index.ts';

/** How long the index may take, in milliseconds. */
const patience = 30_000;

let coming: Promise<Find> | undefined;
let hasFailed = false;

/** What came in place of the index; a broken answer is no mistake of this code. */
function wrongAnswer(message: string): Error {
  const error = new Error(message);
  noteNetworkError(error);
  return error;
}

async function fetchOnce(): Promise<Find> {
  const address = href.searchIndex();
  // What did not serve may lie in a cache.
  const cache = hasFailed ? 'reload' : 'default';
  const response = await fromNetwork(fetch(address, { cache, signal: AbortSignal.timeout(patience) }));
  if (!response.ok) throw wrongAnswer(`${address}: HTTP ${response.status}`);
  const index: unknown = await fromNetwork(response.json());
  if (!isSearchIndex(index)) throw wrongAnswer(`${address} holds something else`);
  return createFind(index);
}

/**
 * The search over the index, which is fetched once for a page load; after a failure the next call tries again.
 * @throws when nothing answers, or something else than the index
 */
export function fetchFind(): Promise<Find> {
  coming ??= fetchOnce().catch((error: unknown) => {
    coming = undefined;
    hasFailed = true;
    throw error;
  });
  return coming;
}
