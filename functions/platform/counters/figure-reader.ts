import type { Table } from '../tables/table.ts';
import { counterPartitions } from './counter-items.ts';
import { countReader } from './counter-reader.ts';
import type { Figure } from './figure.ts';
import type { Days } from './periods.ts';

/** What a figure counts, by part and UTC day. */
export interface CountedFigure {
  /** Its parts by name, in the order in which the figure states them. */
  readonly parts: readonly { readonly name: string; count(days: Days): number }[];
  /** All parts together. */
  count(days: Days): number;
}

/** Reads a figure from its counters, as they are at this moment, for all days that somebody may ask about. */
export function figureReader(table: Table<'Query'>) {
  const read = countReader(table);
  return async ({ counter, of }: Pick<Figure, 'counter' | 'of'>, { from, to }: Days): Promise<CountedFigure> => {
    const parts = await Promise.all(
      Object.entries(of).map(async ([key, name]) => {
        const partitions = counterPartitions(counter, [key], from, to).map((partition) => ({
          ...partition,
          // A figure does not tell labels apart, and there may be many.
          countOf: (item: unknown) => ({ ...partition.countOf(item), labels: [] }),
        }));
        const { list } = await read(partitions);
        return { name, count: (days: Days) => sum(list.filter(({ day }) => day >= days.from && day <= days.to)) };
      }),
    );
    return { parts, count: (days) => parts.reduce((total, part) => total + part.count(days), 0) };
  };
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
