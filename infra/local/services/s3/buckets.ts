import type { Judge, Principal } from '../../core/authorization.ts';
import type { ObjectStore, StoredObject, Upload } from './object-store.ts';
import type { CorsRule } from './types.ts';

/** A bucket of the template. */
export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly versioned: boolean;
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

/** Publishes an upload under a key and tells of it; an upload that is refused leaves nothing behind. */
export async function publish(
  { store, bucket, key }: Pick<ObjectCall, 'store' | 'bucket' | 'key'>,
  upload: Upload,
  headers: Readonly<Record<string, string>>,
  check?: (current: StoredObject | undefined) => void,
): Promise<StoredObject> {
  try {
    const stored = store.publish({ bucket: bucket.name, key, versioned: bucket.versioned }, upload, headers, check);
    await bucket.created(stored);
    return stored;
  } catch (error) {
    if (store.find(bucket.name, key)?.file !== upload.file) await store.discard(upload);
    throw error;
  }
}
