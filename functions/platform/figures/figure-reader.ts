import { counterPartitions } from '../counters/counter-items.ts';
import { countReader } from '../counters/counter-reader.ts';
import type { Table } from '../tables/table.ts';
import type { CountedFigure } from './figure.ts';
import type { Days } from './periods.ts';

/** What a figure counts, by part and UTC day. */
export interface FigureCounts {
  /** Its parts by name, in the order in which the figure states them. */
  readonly parts: readonly { readonly name: string; count(days: Days): number }[];
  /** All parts together. */
  count(days: Days): number;
}

/** Things of which something was counted on some days. */
export interface CountedThings {
  readonly list: readonly { readonly cells: readonly string[]; readonly count: number }[];
  /** Whether there were more than are looked through: the newest are told. */
  readonly isCut: boolean;
}

/** Labels of a part that a table looks through, from the newest on. */
const mostLabels = 20_000;

/** Reads figures from their counters, as they are at this moment. */
export function figureReader(table: Table<'Query'>) {
  const readCounts = countReader(table);
  return {
    /** For all days that somebody may ask about. */
    async byDay({ counter, of, only }: CountedFigure, { from, to }: Days): Promise<FigureCounts> {
      const parts = await Promise.all(
        Object.entries(of).map(async ([key, name]) => {
          const partitions = counterPartitions(counter, [key], from, to).map((partition) => ({
            ...partition,
            // Of labels there may be many: none is kept.
            countOf: (item: unknown) => {
              const { labels, count, ...rest } = partition.countOf(item);
              return { ...rest, labels: [], count: only === undefined || labels[0] === only ? count : 0 };
            },
          }));
          const { list } = await readCounts(partitions);
          return { name, count: (days: Days) => sum(list.filter(({ day }) => day >= days.from && day <= days.to)) };
        }),
      );
      return { parts, count: (days) => parts.reduce((total, part) => total + part.count(days), 0) };
    },

    /** What its table names, those with the most first. */
    async things({ counter, of, only, table: named }: CountedFigure, { from, to }: Days): Promise<CountedThings> {
      const parts = await Promise.all(
        Object.entries(of).map(async ([key, name]) => {
          const partitions = counterPartitions(named?.counter ?? counter, [key], from, to).map((partition) => ({
            ...partition,
            newestFirst: true,
            countOf: (item: unknown) => ({ ...partition.countOf(item), day: '' }),
          }));
          // What strangers type makes labels too, as many as they like.
          const { list, cursor } = await readCounts(partitions, '', (counts) => counts >= mostLabels);
          const meant = list.filter(({ labels }) => only === undefined || labels[0] === only);
          const things = meant.map(({ labels, count }) => ({
            cells: named?.cellsOf(name, labels) ?? [name, ...labels],
            count,
          }));
          return { things, isCut: cursor !== '' };
        }),
      );
      return {
        list: parts
          .flatMap(({ things }) => things)
          .filter(({ count }) => count !== 0)
          .toSorted((a, b) => b.count - a.count),
        isCut: parts.some(({ isCut }) => isCut),
      };
    },
  };
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
