/**
 * Works on all items, at most `limit` at a time. The first failure stops the start of further work, waits for what runs,
 * and is thrown.
 * @returns the results in the order of the items
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    // All workers take from one iterator, so each item is worked on once.
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}
