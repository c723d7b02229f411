import type { BucketGrants } from '../../../shared/manifest/function-needs.ts';
import type { BucketName } from '../../../shared/manifest/function-rights.ts';
import type { Capability } from '../capability.ts';
import { type BucketClients, openBuckets } from './buckets.ts';

/** The objects of a bucket, with these actions by the prefixes of their keys. */
export function objects<const Name extends BucketName, const May extends BucketGrants>(
  bucket: Name,
  may: May,
): Capability<BucketClients<{ buckets: { [N in Name]: May } }>['buckets'][Name]> {
  const grants = { buckets: { [bucket]: may } } as { buckets: { [N in Name]: May } }; // one key
  return { grants, open: () => openBuckets(grants).buckets[bucket] };
}
