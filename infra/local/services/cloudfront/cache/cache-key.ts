import { type EdgeRequest, headerText } from '../messages.ts';
import type { CachePolicy } from '../types.ts';

/** Whether a name (of a header, cookie or query parameter) is taken along. */
export type Selection = (name: string) => boolean;

/** The encodings of the viewer that the cache tells apart, in CloudFront's normal form. */
export type AcceptedEncoding = 'br,gzip' | 'br' | 'gzip' | '';

/** What identifies a cached object: `key` as a whole; `target` is the part invalidations look at, path and keyed query. */
export type CacheKey = { key: string; target: string; acceptEncoding: AcceptedEncoding };

/** Turns a policy's behaviour word and its list into a selection. Header names are compared in lower case. */
export function selection(word: string, listed: string[], fold = (name: string) => name): Selection {
  const names = new Set(listed.map(fold));
  switch (word) {
    case 'all':
    case 'allViewer':
      return () => true;
    case 'allExcept':
      return (name) => !names.has(fold(name));
    case 'whitelist':
      return (name) => names.has(fold(name));
    default:
      return () => false;
  }
}

/** Compiles a cache policy into the function that keys a request. `origin` keeps objects of two origins with one path apart. */
export function cacheKeyFor({ ParametersInCacheKeyAndForwardedToOrigin: keyed }: CachePolicy) {
  const headers = keyed.HeadersConfig.HeaderBehavior === 'none' ? [] : keyed.HeadersConfig.Headers;
  const names = headers.map((name) => name.toLowerCase()).sort();
  const cookies = selection(keyed.CookiesConfig.CookieBehavior, keyed.CookiesConfig.Cookies);
  const query = selection(keyed.QueryStringsConfig.QueryStringBehavior, keyed.QueryStringsConfig.QueryStrings);
  const offered = { gzip: keyed.EnableAcceptEncodingGzip, br: keyed.EnableAcceptEncodingBrotli };

  return (request: EdgeRequest, origin: string): CacheKey => {
    const chosen = selectQuery(request.query, query);
    const target = chosen ? `${request.uri}?${chosen}` : request.uri;
    const acceptEncoding = acceptedEncoding(headerText(request.headers, 'accept-encoding'), offered);
    const cookie = selectCookies(headerText(request.headers, 'cookie'), cookies);
    const values = names.map((name) => headerText(request.headers, name) ?? '');
    return { key: [origin, target, acceptEncoding, cookie, ...values].join('\n'), target, acceptEncoding };
  };
}

/** The parameters of a raw query string that a selection takes, in the viewer's order and spelling. */
export function selectQuery(query: string, takes: Selection): string {
  if (!query) return '';
  return query
    .split('&')
    .filter((pair) => takes(decoded(pair.split('=', 1)[0] ?? '')))
    .join('&');
}

/** The cookies of a Cookie header that a selection takes, in the viewer's order. */
export function selectCookies(header: string | undefined, takes: Selection): string {
  if (!header) return '';
  return header
    .split(/;\s*/)
    .filter((pair) => takes(pair.split('=', 1)[0] ?? ''))
    .join('; ');
}

/** Reduces Accept-Encoding to what the policy offers, so that browsers with different wording share one object. */
export function acceptedEncoding(header = '', offered: { gzip: boolean; br: boolean }): AcceptedEncoding {
  if (!header || !(offered.gzip || offered.br)) return '';
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const br = offered.br && accepted.includes('br');
  const gzip = offered.gzip && accepted.includes('gzip');
  if (br && gzip) return 'br,gzip';
  return br ? 'br' : gzip ? 'gzip' : '';
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
