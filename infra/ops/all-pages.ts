/** A page of a list, and where the next one begins; `''` when there is none. */
interface Page<Item> {
  readonly list: readonly Item[];
  readonly cursor: string;
}

/**
 * Everything of a list, however long, read page by page.
 * @param onCount gets how much is read, after each page
 * @throws Error for a list that leads back to a page, which would never end
 */
export async function allPages<Item>(
  ask: (cursor: string) => Promise<Page<Item>>,
  onCount: (items: number) => void = () => {},
): Promise<Item[]> {
  const all: Item[] = [];
  const asked = new Set<string>();
  let cursor = '';
  do {
    asked.add(cursor);
    const page = await ask(cursor);
    for (const item of page.list) all.push(item);
    onCount(all.length);
    ({ cursor } = page);
    if (asked.has(cursor) && cursor !== '') throw new Error('The pages of this list go round in a circle');
  } while (cursor !== '');
  return all;
}
