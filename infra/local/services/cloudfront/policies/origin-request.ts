import { acceptedEncodings, selection, selectQuery } from '../cache/cache-key.ts';
import { type EdgeRequest, type HeaderMap, headerText } from '../messages.ts';
import type { CachePolicy, OriginRequestPolicy } from '../types.ts';

/** The parts of a viewer's request that an origin receives. */
export type Forwarding = {
  /** The request target's query string, raw. */
  query(request: EdgeRequest): string;
  /** The headers for the origin, without Host. */
  headers(request: EdgeRequest): HeaderMap;
  /** Whether cookies reach the origin; if they do not, CloudFront drops the origin's Set-Cookie too. */
  forwardsCookies: boolean;
};

// Belong to one connection (RFC 9110 §7.6.1) or are rewritten by the edge itself.
const NEVER_COPIED = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade
  cookie expect if-match if-none-match if-modified-since if-unmodified-since if-range range via x-amz-cf-id
  x-forwarded-for`.split(/\s+/),
);
const DESCRIBE_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-language', 'content-md5'];
const VIEWER_ADDRESS = 'cloudfront-viewer-address';

/** Compiles what the cache policy and the origin request policy of a behaviour forward, together. */
export function forwardingOf(cachePolicy: CachePolicy, requestPolicy: OriginRequestPolicy | undefined): Forwarding {
  const keyed = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const parameters = [keyed, ...(requestPolicy ? [requestPolicy] : [])].map(({ QueryStringsConfig: c }) =>
    selection(c.QueryStringBehavior, c.QueryStrings),
  );
  const { HeaderBehavior = 'none', Headers = [] } = requestPolicy?.HeadersConfig ?? {};
  const listed = Headers.map((name) => name.toLowerCase());
  const takesHeader = selection(HeaderBehavior, listed);
  const takesAddress = HeaderBehavior === 'whitelist' && listed.includes(VIEWER_ADDRESS);
  const forwardsCookies = requestPolicy?.CookiesConfig.CookieBehavior === 'all';
  // Once the cache tells encodings apart, the origin sees its normal form of Accept-Encoding, not the viewer's.
  const normalizes = keyed.EnableAcceptEncodingGzip || keyed.EnableAcceptEncodingBrotli;
  const copies = (name: string) => !NEVER_COPIED.has(name) && !(normalizes && name === 'accept-encoding');

  return {
    forwardsCookies,
    query: (request) => selectQuery(request.query, (name) => parameters.some((takes) => takes(name))),
    headers(request) {
      const { headers, viewer } = request;
      const own = Object.entries(headers).filter(([name]) => copies(name));
      const copied = own.filter(([name]) => takesHeader(name) || (request.body && DESCRIBE_THE_BODY.includes(name)));
      const encodings = acceptedEncodings(headerText(headers, 'accept-encoding'), cachePolicy);
      return {
        'user-agent': 'Amazon CloudFront',
        ...Object.fromEntries(copied),
        ...(takesAddress && { [VIEWER_ADDRESS]: `${viewer.address}:${viewer.port}` }),
        ...(forwardsCookies && headers.cookie && { cookie: headers.cookie }),
        ...(encodings && { 'accept-encoding': encodings }),
        'x-forwarded-for': [headerText(headers, 'x-forwarded-for'), viewer.address].filter(Boolean).join(', '),
        'x-amz-cf-id': request.id,
        via: `${viewer.httpVersion} edge.cloudfront.net (CloudFront)`,
      };
    },
  };
}
