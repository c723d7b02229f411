import { type HeaderMap, headerText } from '../messages.ts';
import type { CachePolicy } from '../types.ts';

/** How long an object may be served, in seconds from its arrival. `undefined` instead of a lifetime: it may not be stored. */
export type Lifetime = { fresh: number; staleWhileRevalidate: number; staleIfError: number };

type TimesToLive = Pick<CachePolicy, 'MinTTL' | 'DefaultTTL' | 'MaxTTL'>;

/** Seconds that an error is kept unless the distribution says otherwise. */
export const DEFAULT_ERROR_MINIMUM = 10;

// Errors that are always cached, and those that are cached only where the origin or the distribution asks for it.
const ERRORS_ALWAYS_CACHED = [404, 414, 500, 501, 502, 503, 504];
const ERRORS_CACHED_ON_REQUEST = [400, 403, 405, 412, 415];

/**
 * How long CloudFront keeps a response: the origin's Cache-Control or Expires within the bounds of the cache policy;
 * the default of the policy when the origin says nothing.
 * @param errorMinimum the error caching minimum in seconds, when the distribution has a custom response for this status.
 */
export function lifetimeOf(
  status: number,
  headers: HeaderMap,
  policy: TimesToLive,
  errorMinimum?: number,
  now = Date.now(),
): Lifetime | undefined {
  const directives = cacheDirectives(headerText(headers, 'cache-control'));
  const stated = statedLifetime(directives, headerText(headers, 'expires'), now);
  const age = Number(headerText(headers, 'age') ?? 0);
  if (status >= 400) return errorLifetime(status, stated, errorMinimum);
  if (headerText(headers, 'vary')?.includes('*')) return undefined;

  const forbidden = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name));
  if (forbidden) return policy.MinTTL > 0 ? lifetime(policy.MinTTL) : undefined;
  const bounded = Math.min(Math.max(stated ?? policy.DefaultTTL, policy.MinTTL), policy.MaxTTL);
  const revalidatable = headers.etag !== undefined || headers['last-modified'] !== undefined;
  if (bounded === 0 && !revalidatable) return undefined;

  const mustRevalidate = directives.has('must-revalidate') || directives.has('proxy-revalidate');
  const stale = (name: string) => (mustRevalidate ? 0 : (number(directives.get(name)) ?? 0));
  // Without a word from the origin CloudFront keeps serving what it has while the origin fails.
  const onError =
    directives.has('stale-if-error') || mustRevalidate ? stale('stale-if-error') : Number.POSITIVE_INFINITY;
  return {
    fresh: bounded - age,
    staleWhileRevalidate: stale('stale-while-revalidate'),
    staleIfError: onError,
  };
}

function errorLifetime(status: number, stated: number | undefined, minimum?: number): Lifetime | undefined {
  const isAsked = stated !== undefined || minimum !== undefined;
  const isKept = ERRORS_ALWAYS_CACHED.includes(status) || (ERRORS_CACHED_ON_REQUEST.includes(status) && isAsked);
  return isKept ? lifetime(Math.max(stated ?? 0, minimum ?? DEFAULT_ERROR_MINIMUM)) : undefined;
}

function lifetime(fresh: number): Lifetime {
  return { fresh, staleWhileRevalidate: 0, staleIfError: 0 };
}

function statedLifetime(directives: Map<string, string>, expires: string | undefined, now: number) {
  const seconds = number(directives.get('s-maxage')) ?? number(directives.get('max-age'));
  if (seconds !== undefined || expires === undefined) return seconds;
  // An Expires that is no date means "already expired" (RFC 9111 §5.3).
  return Math.max(0, ((Date.parse(expires) || 0) - now) / 1000);
}

function cacheDirectives(header = ''): Map<string, string> {
  const parts = header.toLowerCase().split(',').filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=', 2);
      return [name.trim(), value.trim().replaceAll('"', '')];
    }),
  );
}

function number(text: string | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}
