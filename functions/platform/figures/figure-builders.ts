import { counterItemKey } from '../counters/counter-items.ts';
import type { Index } from '../tables/pages.ts';
import { index, rows } from '../tables/rows.ts';
import { aContext } from '../testing/builders.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import type { Figure } from './figure.ts';
import { showFigures } from './show-figures.ts';

// For tests: figures over counters in memory, and what is read of what is drawn of them.

export const now = Date.parse('2026-06-18T13:45:00Z');

export const aFigure = {
  name: 'things',
  label: 'Things',
  question: 'How many things?',
  unit: 'things',
  counter: 'things',
  of: { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' },
} satisfies Figure;

interface Counted {
  readonly of: string;
  readonly day: string;
  readonly count: number;
  readonly label?: string;
}

/** The widget of a domain that has counted some things, and in which some wait since then. */
export async function aWidget(
  counted: readonly Counted[],
  figures: readonly Figure[] = [aFigure],
  waiting: readonly string[] = [],
  around: <T>(read: () => Promise<T>) => Promise<T> = (read) => read(),
) {
  const table = tablesInMemory().table('downloads');
  for (const [at, { of, day, count, label = 'a' }] of counted.entries()) {
    const key = counterItemKey({ counter: 'things', of, day, labels: [label] }, at % 4);
    await table.update(key, { add: { count } });
  }
  async function* queryPages(state: string) {
    const rows = waiting.map((placedAt) => ({ placedAt }));
    yield state === 'unpaid' ? rows.slice(0, 2) : [];
    yield state === 'unpaid' ? rows.slice(2) : [];
  }
  const read = { ...table, query: (...asked: Parameters<typeof table.query>) => around(() => table.query(...asked)) };
  const [downloads, orders] = [
    { name: 'downloads' },
    { name: 'orders', indexes: { byState: { partition: 'state' } } },
  ] as const;
  const uses = { counters: rows(downloads, 'Query'), byState: index(orders, 'byState') };
  const byState = { queryPages, sortedBy: 'placedAt' } as unknown as Index; // all that is read of it
  const handler = showFigures(figures, { uses }, () => now).start({ counters: read, byState });
  const drawn = async (event: object = {}) => String(await handler(event, aContext()));
  return Object.assign(drawn, { data: () => handler({ format: 'data' }, aContext()) });
}

/** Cells of the rows of a widget, without markup. */
export function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<.*>/gs, '').trim()),
  );
}

/** The names below bars, with their counts. */
export function keyOf(html: string): string[][] {
  return [...html.matchAll(/<dt>(?:<span.*?<\/span>)?(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, ...parts]) => parts);
}

/** What the tiles of a widget say, line by line. */
export function tilesOf(html: string): string[][] {
  return html
    .split('flex:1 1')
    .slice(1)
    .map((tile) =>
      [...tile.matchAll(/>([^<>]+)<\/d[td]>/g)].map(([, text = '']) => text.trim()).filter((text) => text !== ''),
    );
}

export const range = (from: string, to: string) => ({
  widgetContext: { timeRange: { start: Date.parse(from), end: Date.parse(to), mode: 'absolute' } },
});
