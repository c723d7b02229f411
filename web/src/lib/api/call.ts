import type { CacheRule, Endpoint, RequestInputOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';

/** An entry of the contract that a browser can reach. */
export type PublicEndpoint = Endpoint & { readonly path: string };
/** An entry that may be cached and answers GET (product-rules.md#cached-reads). */
export type Read = PublicEndpoint & { readonly cache: CacheRule };

/**
 * Reads by contract entry: from the API in a browser, from the content itself while pages are prerendered. The entry is
 * imported by who calls it, so that a page loads the schemas of its own calls and no others.
 */
export type Call = <Entry extends Read>(entry: Entry, request: RequestInputOf<Entry>) => Promise<ResponseOf<Entry>>;
