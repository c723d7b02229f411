import type { Lifetime } from './cloudfront-freshness.ts';
import type { HeaderMap } from './cloudfront-messages.ts';
import { invalidationPattern } from './cloudfront-path-pattern.ts';

/** A response as it is kept: encoded and labelled the way viewers get it. */
export type CachedObject = {
  status: number;
  headers: HeaderMap;
  body: Buffer;
  /** The origin's own validators, for revalidation: compression weakens the ETag that viewers see. */
  originEtag?: string | undefined;
  lastModified?: string | undefined;
  /** Path and keyed query, which invalidations are matched against. */
  target: string;
  /** Milliseconds since the epoch. */
  storedAt: number;
  /** The Age the origin stated, in seconds. */
  initialAge: number;
  lifetime: Lifetime;
};

/** How an object stands at an instant. */
export type Freshness = 'fresh' | 'stale-while-revalidate' | 'stale';

const ENTRY_OVERHEAD_BYTES = 1_024;

/** Objects in memory, least recently used out first. `limit` bounds their bytes, bodies and a flat overhead each. */
export class ObjectCache {
  readonly #objects = new Map<string, CachedObject>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Looks an object up and marks it as just used. */
  get(key: string): CachedObject | undefined {
    const object = this.#objects.get(key);
    if (object) {
      this.#objects.delete(key);
      this.#objects.set(key, object);
    }
    return object;
  }

  /** Keeps an object, evicting what was not used for longest. */
  set(key: string, object: CachedObject): void {
    this.#remove(key);
    this.#objects.set(key, object);
    this.#bytes += weight(object);
    for (const oldest of this.#objects.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  /** Drops every object whose path (and keyed query) matches one of the paths of an invalidation. Returns how many. */
  invalidate(paths: string[]): number {
    const patterns = paths.map(invalidationPattern);
    const keys = [...this.#objects].filter(([, { target }]) => patterns.some((pattern) => pattern.test(target)));
    for (const [key] of keys) this.#remove(key);
    return keys.length;
  }

  /** Objects held and the bytes they count for. */
  get size(): { objects: number; bytes: number } {
    return { objects: this.#objects.size, bytes: this.#bytes };
  }

  #remove(key: string): void {
    const object = this.#objects.get(key);
    if (!object) return;
    this.#objects.delete(key);
    this.#bytes -= weight(object);
  }
}

/** Seconds since the object left its origin. */
export function ageOf({ storedAt, initialAge }: CachedObject, now: number): number {
  return initialAge + Math.floor((now - storedAt) / 1000);
}

/** Whether the object may be served as it is, served while it is fetched anew, or only after asking the origin. */
export function freshnessOf({ storedAt, lifetime }: CachedObject, now: number): Freshness {
  const seconds = (now - storedAt) / 1000;
  if (seconds < lifetime.fresh) return 'fresh';
  return seconds < lifetime.fresh + lifetime.staleWhileRevalidate ? 'stale-while-revalidate' : 'stale';
}

/** Whether the object may stand in for an origin that fails. */
export function mayServeOnError({ status, storedAt, lifetime }: CachedObject, now: number): boolean {
  return status < 400 && (now - storedAt) / 1000 < lifetime.fresh + lifetime.staleIfError;
}

function weight({ body }: CachedObject): number {
  return body.length + ENTRY_OVERHEAD_BYTES;
}
