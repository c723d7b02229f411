import type { Judge, Principal } from '../../core/authorization.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import type { CorsRule } from './types.ts';

/** A bucket of the template. */
export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly corsRules: readonly CorsRule[];
  /** Days after which objects below a prefix expire. */
  readonly expirations: readonly { readonly prefix: string; readonly days: number }[];
  /** Tells EventBridge of a new object, when the template asks for it. Resolves once it is with the event's targets. */
  readonly created: (object: StoredObject, reason: 'PutObject' | 'POST Object') => Promise<void>;
}

/** A call on a bucket by somebody whose signature was verified. */
export interface BucketCall {
  readonly store: ObjectStore;
  readonly bucket: Bucket;
  readonly caller: Principal;
  readonly judge: Judge;
  readonly query: URLSearchParams;
}

export interface ObjectCall extends BucketCall {
  readonly key: string;
}

/** The bucket that a host names, as browsers address one: `<bucket>.localhost:<port>`. */
export function bucketOfHost(host: string | undefined, buckets: ReadonlyMap<string, unknown>): string | undefined {
  const [, name = ''] = /^(.+)\.localhost(?::\d+)?$/.exec(host ?? '') ?? [];
  return buckets.has(name) ? name : undefined;
}
