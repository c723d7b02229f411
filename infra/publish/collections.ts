import type { ContentCollection } from '../../shared/contract/download-schemas.ts';
import { publishContent } from '../../shared/contract/downloads.ts';
import { inParallel } from './in-parallel.ts';
import type { Operate } from './operations.ts';
import type { StepCounts } from './publishing-steps.ts';

/** Invocations of the publishing function at a time; each writes a collection of its own. */
const collectionsAtATime = 4;

/** Replaces published collections through the stack's own function and adds up what it did. */
export async function replaceCollections(
  operate: Operate,
  collections: readonly ContentCollection[],
  dryRun: boolean,
  advance: () => void,
): Promise<StepCounts> {
  const replies = await inParallel(collections, collectionsAtATime, async (collection) => {
    const reply = await operate('publishContent', publishContent, { dryRun, collection });
    advance();
    return reply;
  });
  const sum = (name: keyof StepCounts) => replies.reduce((total, reply) => total + reply[name], 0);
  return { written: sum('written'), unchanged: sum('unchanged'), removed: sum('removed') };
}
