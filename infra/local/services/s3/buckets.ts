import type { Judge, Principal } from '../../core/authorization.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import type { CorsRule } from './types.ts';

/** A bucket of the template. */
export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly corsRules: readonly CorsRule[];
  /** Tells EventBridge of a new object, when the template asks for it. Resolves once it is with the event's targets. */
  readonly created: (object: StoredObject) => Promise<void>;
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
