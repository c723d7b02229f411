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

/** A thing of which something was counted on some days. */
export interface CountedThing {
  readonly cells: readonly string[];
  readonly count: number;
}

/** Labels of a part that a table looks through. */
const mostLabels = 20_000;

/** Reads figures from their counters, as they are at this moment. */
export function figureReader(table: Table<'Query'>) {
  const readCounts = countReader(table);
  const readPart = async ({ counter, only }: CountedFigure, key: string, { from, to }: Days, byLabel: boolean) => {
    const partitions = counterPartitions(counter, [key], from, to).map((partition) => ({
      ...partition,
      countOf: (item: unknown) => {
        const { labels, day, count, ...rest } = partition.countOf(item);
        const isMeant = only === undefined || labels[0] === only;
        // Of labels there may be many, and of days: no more of them is kept than is asked for.
        return { ...rest, day: byLabel ? '' : day, labels: byLabel ? labels : [], count: isMeant ? count : 0 };
      },
    }));
    // What strangers type makes labels too, as many as they like.
    return (await readCounts(partitions, '', (counts) => byLabel && counts >= mostLabels)).list;
  };
  return {
    /** For all days that somebody may ask about. */
    async byDay(figure: CountedFigure, days: Days): Promise<FigureCounts> {
      const parts = await Promise.all(
        Object.entries(figure.of).map(async ([key, name]) => {
          const list = await readPart(figure, key, days, false);
          return { name, count: ({ from, to }: Days) => sum(list.filter(({ day }) => day >= from && day <= to)) };
        }),
      );
      return { parts, count: (some) => parts.reduce((total, part) => total + part.count(some), 0) };
    },
    /** What its table names, those with the most first. */
    async things(figure: CountedFigure, days: Days): Promise<CountedThing[]> {
      const { cellsOf } = figure.table ?? {};
      const parts = await Promise.all(
        Object.entries(figure.of).map(async ([key, name]) =>
          (await readPart(figure, key, days, true)).map(({ labels, count }) => ({
            cells: cellsOf?.(name, labels) ?? [name, ...labels],
            count,
          })),
        ),
      );
      return parts
        .flat()
        .filter(({ count }) => count !== 0)
        .toSorted((a, b) => b.count - a.count);
    },
  };
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
