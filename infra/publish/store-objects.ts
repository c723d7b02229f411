import { inParallel } from './in-parallel.ts';
import type { ObjectStore } from './object-store.ts';
import type { PlannedObject } from './planned-object.ts';
import type { StepCounts } from './publishing-steps.ts';

/** Enough to hide the latency of S3, few enough for a slow network. */
const transfersAtATime = 8;

export interface StoreCounts extends StepCounts {
  /** Keys that did not exist before. */
  readonly added: readonly string[];
  /** Keys whose bytes or headers changed. */
  readonly replaced: readonly string[];
}

/**
 * Stores planned objects in a bucket and writes only what differs, judged by size, checksum and headers.
 * @param sizes what the bucket holds, key → bytes
 * @param advance called after each object
 */
export async function storeObjects(
  store: ObjectStore,
  objects: readonly PlannedObject[],
  sizes: ReadonlyMap<string, number>,
  dryRun: boolean,
  advance: () => void,
): Promise<StoreCounts> {
  const outcomes = await inParallel(objects, transfersAtATime, async (object) => {
    const outcome = await compare(store, object, sizes.get(object.key));
    if (outcome !== 'unchanged' && !dryRun) await store.put(object);
    advance();
    return { key: object.key, outcome };
  });
  const keysWith = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ key }) => key);
  const added = keysWith('added');
  const replaced = keysWith('replaced');
  const written = added.length + replaced.length;
  return { added, replaced, written, unchanged: objects.length - written, removed: 0 };
}

type Outcome = 'added' | 'replaced' | 'unchanged';

async function compare(store: ObjectStore, object: PlannedObject, size: number | undefined): Promise<Outcome> {
  if (size === undefined) return 'added';
  if (size !== object.size) return 'replaced';
  const stored = await store.describe(object.key);
  const same =
    stored?.sha256 === object.sha256 &&
    stored.contentType === object.contentType &&
    stored.cacheControl === object.cacheControl &&
    stored.contentEncoding === object.contentEncoding &&
    stored.contentDisposition === object.contentDisposition;
  return same ? 'unchanged' : 'replaced';
}
