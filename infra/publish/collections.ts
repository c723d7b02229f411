import type { Entries } from '../../shared/contract/collections.ts';
import { type CollectionPart, collectionNames, collections } from '../../shared/contract/collections.ts';
import { publishCollection } from '../../shared/contract/content.ts';
import { inParallel } from './in-parallel.ts';
import type { StepCounts } from './publishing-steps.ts';
import type { PublishingTarget } from './target.ts';

/** Concurrent invocations of the publishing function; each writes a partition of its own. */
const partsAtATime = 4;

/** Every partition of every collection, also those without entries, so that what is gone is removed there too. */
export function collectionParts(entries: Entries): CollectionPart[] {
  return collectionNames.flatMap((collection) => {
    const { partitions, partitionOf } = collections[collection];
    const placed = entries[collection].map((entry) => ({ entry, partition: partitionOf(entry as never) })); // by its own collection
    return partitions.map((partition) => ({
      collection,
      partition,
      entries: placed.filter((one) => one.partition === partition).map(({ entry }) => entry),
    }));
  });
}

/** Replaces published collections through the stack's own function and adds up what it did. */
export async function replaceCollections(
  { operate, operator }: Pick<PublishingTarget, 'operate' | 'operator'>,
  parts: readonly CollectionPart[],
  dryRun: boolean,
  advance: () => void,
): Promise<StepCounts> {
  const whoActs = await operator();
  const replies = await inParallel(parts, partsAtATime, async (part) => {
    const reply = await operate('publishCollection', publishCollection, { dryRun, operator: whoActs, ...part });
    advance();
    return reply;
  });
  const sum = (name: keyof StepCounts) => replies.reduce((total, reply) => total + reply[name], 0);
  return { written: sum('written'), unchanged: sum('unchanged'), removed: sum('removed') };
}
