import querystring from 'node:querystring';
import { type EdgeRequest, headerText } from '../messages.ts';
import type { CachePolicy } from '../types.ts';

/** Whether a name (of a header or query parameter) is taken along. */
export type Selection = (name: string) => boolean;

/**
 * What identifies a cached object: `key` as a whole; `target` is the part invalidations look at, path and keyed query;
 * `encodings` those of the viewer that the cache tells apart, in CloudFront's normal form.
 */
export type CacheKey = { key: string; target: string; encodings: string };

/** Turns a policy's behaviour word and its list into a selection. */
export function selection(word: 'none' | 'whitelist' | 'all' | 'allExcept', listed: readonly string[]): Selection {
  switch (word) {
    case 'none':
      return () => false;
    case 'whitelist':
      return (name) => listed.includes(name);
    case 'all':
      return () => true;
    case 'allExcept':
      return (name) => !listed.includes(name);
  }
}

/** Compiles a cache policy into the function that keys a request. `origin` keeps objects of two origins with one path apart. */
export function cacheKeyFor(policy: CachePolicy, origin: string): (request: EdgeRequest) => CacheKey {
  const { QueryStringBehavior, QueryStrings } = policy.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig;
  const takes = selection(QueryStringBehavior, QueryStrings);
  return (request) => {
    const query = selectQuery(request.query, takes);
    const target = query ? `${request.uri}?${query}` : request.uri;
    const encodings = acceptedEncodings(headerText(request.headers, 'accept-encoding'), policy);
    return { key: [origin, target, encodings].join('\n'), target, encodings };
  };
}

/** The parameters of a raw query string that a selection takes, in the viewer's order and spelling. */
export function selectQuery(query: string, takes: Selection): string {
  const pairs = query.split('&');
  return pairs
    .filter((pair) => takes(querystring.unescape(pair.split('=', 1)[0]?.replaceAll('+', ' ') ?? '')))
    .join('&');
}

/** Reduces Accept-Encoding to what the policy tells apart, so that browsers with different wording share one object. */
export function acceptedEncodings(header: string | undefined, policy: CachePolicy): string {
  const { EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip } = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const refused = /;\s*q=0(?:\.0*)?$/;
  const parts = (header ?? '').toLowerCase().split(',');
  const accepted = parts.map((part) => part.trim()).filter((part) => !refused.test(part));
  const names = accepted.map((part) => part.split(';')[0]?.trim());
  const told = [...(EnableAcceptEncodingBrotli ? ['br'] : []), ...(EnableAcceptEncodingGzip ? ['gzip'] : [])];
  return told.filter((name) => names.includes(name)).join(',');
}
