import { LRUCache } from 'lru-cache';
import type { HeaderMap } from '../messages.ts';
import { pathPattern } from '../path-pattern.ts';
import type { Lifetime } from './freshness.ts';

/** A response as it is kept: encoded and labelled the way viewers get it. */
export type CachedObject = {
  status: number;
  headers: HeaderMap;
  body: Buffer;
  /** The origin's own entity tag, for revalidation: compression weakens the one that viewers see. */
  originEtag?: string | undefined;
  /** Path and keyed query, which invalidations are matched against. */
  target: string;
  /** Milliseconds since the epoch. */
  storedAt: number;
  /** The Age the origin stated, in seconds. */
  initialAge: number;
  lifetime: Lifetime;
};

const ENTRY_OVERHEAD_BYTES = 1_024;

/** Objects in memory by key, least recently used out first. */
export type ObjectCache = LRUCache<string, CachedObject>;

/**
 * @param limit bounds the objects' bytes, bodies and a flat overhead each
 * @param largestObject bytes of the largest body that is kept
 */
export function createObjectCache(limit: number, largestObject: number): ObjectCache {
  return new LRUCache({
    maxSize: limit,
    maxEntrySize: largestObject + ENTRY_OVERHEAD_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
  });
}

/** Drops every object whose path (and keyed query) matches one of the paths of an invalidation. @returns how many */
export function invalidate(cache: ObjectCache, paths: readonly string[]): number {
  const patterns = paths.map(pathPattern);
  const keys = [...cache].filter(([, { target }]) => patterns.some((pattern) => pattern.test(target)));
  for (const [key] of keys) cache.delete(key);
  return keys.length;
}

/** Seconds since the object left its origin. */
export function ageOf({ storedAt, initialAge }: CachedObject, now: number): number {
  return initialAge + Math.floor((now - storedAt) / 1000);
}

/** Whether the object may be served as it is, served while it is fetched again, or only after asking the origin. */
export function freshnessOf({ storedAt, lifetime }: CachedObject, now: number) {
  const seconds = (now - storedAt) / 1000;
  if (seconds < lifetime.fresh) return 'fresh';
  return seconds < lifetime.fresh + lifetime.staleWhileRevalidate ? 'stale-while-revalidate' : 'stale';
}

/** Whether the object may be served in place of an error of the origin. */
export function mayServeOnError({ status, storedAt, lifetime }: CachedObject, now: number): boolean {
  return status < 400 && (now - storedAt) / 1000 < lifetime.fresh + lifetime.staleIfError;
}
