/**
 * Does something for each of a list, so many of them at the same time: calls that would take too long one after the other, and would be too
 * many at once.
 * @returns what came of each, in their order
 * @throws what failed first; nothing of later batches was begun then
 */
export async function inBatches<Each, Result>(
  list: readonly Each[],
  size: number,
  work: (each: Each) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < list.length; at += size)
    results.push(...(await Promise.all(list.slice(at, at + size).map(work))));
  return results;
}
