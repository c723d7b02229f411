import { type AcceptedEncoding, type Selection, selectCookies, selection, selectQuery } from '../cache/cache-key.ts';
import { type EdgeRequest, type HeaderMap, headerText } from '../messages.ts';
import type { CachePolicy, OriginRequestPolicy } from '../types.ts';

/** What of a viewer's request an origin gets to see. */
export type Forwarding = {
  /** The request target's query string, raw. */
  query(request: EdgeRequest): string;
  /** The headers for the origin, without Host unless the policies forward it. */
  headers(request: EdgeRequest, acceptEncoding?: AcceptedEncoding): HeaderMap;
  /** Whether any cookie can reach the origin; if none can, CloudFront drops the origin's Set-Cookie too. */
  forwardsCookies: boolean;
};

const lower = (name: string) => name.toLowerCase();

// Belong to one connection (RFC 9110 §7.6.1) or are rewritten by the edge itself.
const NEVER_COPIED = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade
  cookie expect if-match if-none-match if-modified-since if-unmodified-since if-range range via x-amz-cf-id
  x-forwarded-for`.split(/\s+/),
);
const DESCRIBE_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language', 'content-md5'];

/** Compiles what the cache policy and the origin request policy of a behaviour forward, together. */
export function forwardingOf(cachePolicy: CachePolicy, requestPolicy: OriginRequestPolicy | undefined): Forwarding {
  const keyed = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const all = [keyed, ...(requestPolicy ? [requestPolicy] : [])];
  const either =
    (selections: Selection[]): Selection =>
    (name) =>
      selections.some((takes) => takes(name));
  const header = either(all.map(({ HeadersConfig: c }) => selection(c.HeaderBehavior, c.Headers, lower)));
  const cookie = either(all.map(({ CookiesConfig: c }) => selection(c.CookieBehavior, c.Cookies)));
  const parameter = either(all.map(({ QueryStringsConfig: c }) => selection(c.QueryStringBehavior, c.QueryStrings)));
  const named = all.flatMap(({ HeadersConfig: c }) => (c.HeaderBehavior === 'allExcept' ? [] : c.Headers.map(lower)));
  // Once the cache tells encodings apart, the origin sees its normal form of Accept-Encoding, not the viewer's.
  const normalizes = keyed.EnableAcceptEncodingGzip || keyed.EnableAcceptEncodingBrotli;
  const copies = (name: string) => !NEVER_COPIED.has(name) && !(normalizes && name === 'accept-encoding');
  const generated = named.filter((name) => name.startsWith('cloudfront-'));

  return {
    forwardsCookies: all.some(({ CookiesConfig }) => CookiesConfig.CookieBehavior !== 'none'),
    query: (request) => selectQuery(request.query, parameter),
    headers(request, acceptEncoding = '') {
      const own = Object.entries(request.headers).filter(([name]) => copies(name));
      const copied = own.filter(([name]) => header(name) || (request.body && DESCRIBE_THE_BODY.includes(name)));
      const cookies = selectCookies(headerText(request.headers, 'cookie'), cookie);
      return {
        'user-agent': 'Amazon CloudFront',
        ...Object.fromEntries(copied),
        ...viewerHeaders(request, generated),
        ...(cookies && { cookie: cookies }),
        ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
        'x-forwarded-for': forwardedFor(request),
        'x-amz-cf-id': request.id,
        via: `${request.viewer.httpVersion} edge.cloudfront.net (CloudFront)`,
      };
    },
  };
}

function forwardedFor({ headers, viewer }: EdgeRequest): string {
  const before = headerText(headers, 'x-forwarded-for');
  return before ? `${before}, ${viewer.address}` : viewer.address;
}

/** The `CloudFront-*` headers a policy asks for; country and city are left out, a loopback address has neither. */
function viewerHeaders({ viewer }: EdgeRequest, names: string[]): HeaderMap {
  const known: HeaderMap = {
    'cloudfront-viewer-address': `${viewer.address}:${viewer.port}`,
    'cloudfront-viewer-http-version': viewer.httpVersion,
    'cloudfront-forwarded-proto': 'http',
  };
  return Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
}
