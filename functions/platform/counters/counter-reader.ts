import * as z from 'zod/mini';
import { foreignCursor, readCursor, writeCursor } from '../tables/cursor.ts';
import type { Table } from '../tables/table.ts';
import type { Count, CountedPartition } from './counter-items.ts';

/** Adds up counts of one thing, day and labels. */
class Totals {
  readonly #counts = new Map<string, Count>();

  get size(): number {
    return this.#counts.size;
  }

  add({ count, ...facts }: Count): void {
    const key = JSON.stringify([facts.of, facts.day, ...facts.labels]);
    this.#counts.set(key, { ...facts, count: (this.#counts.get(key)?.count ?? 0) + count });
  }

  list(): Count[] {
    return [...this.#counts.values()];
  }
}

/** A partition, and a place in it. */
const Place = z.strictObject({ pk: z.string(), within: z.string() });

export interface CountsPage {
  readonly list: readonly Count[];
  /** Where to go on; `''` at the end. A count may be on two pages, with a part on each. */
  readonly cursor: string;
}

/** Adds up what partitions count, page by page, so that a day of millions needs little memory. */
export function countReader(table: Table<'Query'>) {
  /**
   * @param isEnough whether to stop here, with so many counts
   * @throws Refusal for a cursor of other partitions
   */
  return async (
    partitions: readonly CountedPartition[],
    cursor = '',
    isEnough: (counts: number) => boolean = () => false,
  ): Promise<CountsPage> => {
    const start = cursor === '' ? { pk: partitions[0]?.pk ?? '', within: '' } : readCursor(Place, cursor);
    const first = partitions.findIndex(({ pk }) => pk === start.pk);
    if (cursor !== '' && first < 0) throw foreignCursor();
    let { within } = start;
    const totals = new Totals();
    for (const { pk, between, newestFirst = false, countOf } of partitions.slice(Math.max(0, first))) {
      do {
        if (isEnough(totals.size)) return { list: totals.list(), cursor: writeCursor({ pk, within }) };
        const page = await table.query(pk, { ...(between && { between }), newestFirst, cursor: within });
        for (const item of page.items) totals.add(countOf(item));
        within = page.cursor;
      } while (within !== '');
    }
    return { list: totals.list(), cursor: '' };
  };
}
