import type { CacheRule, Endpoint, RequestInputOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';

/** An entry of the contract that a browser can reach. */
export type PublicEndpoint = Endpoint & { readonly path: string };
/** An entry that may be cached and answers GET (product-rules.md#cached-reads). */
export type Read = PublicEndpoint & { readonly cache: CacheRule };
/** An entry for who is signed in: the client adds the proof, the caller states the rest. */
type MemberEndpoint = PublicEndpoint & { readonly caller: 'member' };

/** What a caller states of a request; the proof of a member and the language are the client's to add. */
export type AskedOf<Entry extends Endpoint> = Omit<RequestInputOf<Entry>, 'uid' | 'login_token' | 'lang'>;

/**
 * Reads by contract entry: from the API in a browser, from the content itself while pages are prerendered. The entry is
 * imported by who calls it, so that a page loads the schemas of its own calls and no others.
 */
export type Call = <Entry extends Read>(entry: Entry, request: AskedOf<Entry>) => Promise<ResponseOf<Entry>>;

/** The same for a page that knows who is signed in. */
export type MemberCall = <Entry extends Read | MemberEndpoint>(
  entry: Entry,
  request: AskedOf<Entry>,
) => Promise<ResponseOf<Entry>>;
