import middy from '@middy/core';
import * as z from 'zod/mini';
import type { FigureNumbers } from '../../../shared/contract/figure-numbers.ts';
import { callOf, withinCall } from '../calls/call-context.ts';
import { failures } from '../calls/failures.ts';
import { type Capability, openAll } from '../capability.ts';
import type { FunctionDefinition } from '../function-definition.ts';
import { type Fragment, markup } from '../html/fragment.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { Index } from '../tables/pages.ts';
import type { Table } from '../tables/table.ts';
import { daysHtml } from './days-html.ts';
import { type CountedFigure, type Figure, isCounted, type WaitingFigure } from './figure.ts';
import { type FigureCounts, figureReader } from './figure-reader.ts';
import { chosenPeriod, type Days, spanOf, type TimeRange, usualPeriods } from './periods.ts';
import { tableHtml } from './table-html.ts';
import { countedTile, tilesHtml, waitingTile } from './tiles-html.ts';
import { readWaiting } from './waiting-reader.ts';

/** Milliseconds since 1970, as far as years have four digits. */
const instant = z.number().check(z.gte(0), z.lte(Date.parse('9999-12-31')));
const Range = z.object({ start: instant, end: instant });

/** What a dashboard says when it calls the function of a widget: the widget's parameters, and what its viewer looks at. */
const WidgetCall = z.object({
  describe: z.optional(z.boolean()),
  /** Draws this figure by day; all figures of the domain as numbers, when not given. */
  figure: z.optional(z.string()),
  /** Draws the things of which the figure counted most, instead of its days. */
  as: z.optional(z.literal('table')),
  /** As data and not as HTML: for operators, who see the same numbers as the dashboard. */
  format: z.optional(z.literal('data')),
  widgetContext: z.optional(
    z.object({ timeRange: z.optional(z.extend(Range, { zoom: z.optional(z.nullable(Range)) })) }),
  ),
});

const documentation = `### Figures

Draws what a domain counts, and what waits in it, as its table holds it at this moment. UTC days, each thing once.

| parameter | |
|---|---|
| \`figure\` | name of the figure to draw by day; without it, all figures of the domain as numbers with their change |
| \`as\` | \`table\`: the ten things of which that figure counted most, in place of its days |
| \`format\` | \`data\`: the numbers as JSON |
`;

/** What drawing figures takes: the table in which a domain counts, and under other names the indexes of what waits. */
interface FigureUses {
  readonly counters: Capability<Table<'Query'>>;
  readonly [index: string]: Capability<Table<'Query'>> | Capability<Index>;
}

/** The indexes of what waits, which have to be there. */
type IndexesOf<Figures extends readonly Figure[]> = Extract<
  Figures[number],
  WaitingFigure
>['index'] extends infer Name extends string
  ? string extends Name
    ? unknown
    : { readonly [Each in Name]: Capability<Index> }
  : unknown;

interface FigureClients {
  readonly counters: Table<'Query'>;
  readonly [index: string]: Table<'Query'> | Index;
}

/**
 * Defines the function of a CloudWatch widget that draws the figures of a domain. Whoever looks at the dashboard calls it. It answers
 * with HTML, with data when an operator asks, or with Markdown when it is asked to describe itself.
 */
export function showFigures<const Figures extends readonly Figure[], const U extends FigureUses>(
  figures: Figures,
  { uses }: { readonly uses: U & IndexesOf<Figures> },
  now: () => number = Date.now,
): FunctionDefinition<U, unknown, string | FigureNumbers[]> {
  return {
    trigger: { kind: 'figures', figures },
    uses,
    start: (clients = openAll(uses)) => {
      const { numbers, tiles, days, table } = drawerOf(figures, clients as unknown as FigureClients, now);
      const draw = async (name?: string, as?: 'table', range?: TimeRange): Promise<Fragment> => {
        if (name === undefined) return tiles(range);
        const figure = figures.filter(isCounted).find((each) => each.name === name);
        if (figure) return as === 'table' ? table(figure, range) : days(figure, range);
        return markup`<p>There is no figure "${name.slice(0, 100)}". There is: ${named(figures)}</p>`;
      };
      const answer = async (event: unknown): Promise<string | FigureNumbers[]> => {
        const { describe, figure, as, format, widgetContext } = WidgetCall.parse(event);
        if (describe) return documentation;
        const { timeRange } = widgetContext ?? {};
        const range = timeRange?.zoom ?? timeRange;
        return format === 'data' ? numbers() : (await draw(figure, as, range)).toString();
      };
      const chain = middy<unknown, string | FigureNumbers[]>(answer)
        .use(callOutcomes(() => 200))
        .use(failures('The widget'));
      return (event, context) => withinCall(callOf(context), () => chain(event, context));
    },
  };
}

/** What can be drawn of the figures of a domain. */
function drawerOf(figures: readonly Figure[], clients: FigureClients, now: () => number) {
  const read = figureReader(clients.counters);
  const waiting = (figure: WaitingFigure) => {
    const index = clients[figure.index];
    if (!index || !('sortedBy' in index)) throw new Error(`The function of the figures uses no index ${figure.index}`);
    return readWaiting(figure, index, now());
  };
  // Connections close while a function is frozen, and of requests that meet a closed one the SDK tries some fifty again.
  const inTurn = <Told>(tell: (figure: Figure) => Promise<Told>) => Array.fromAsync(figures, tell);
  return {
    numbers: () =>
      inTurn(async (figure): Promise<FigureNumbers> => {
        const { name, label, unit } = figure;
        if (!isCounted(figure))
          return { name, label, unit, waiting: { ...(await waiting(figure)), lateHours: figure.lateHours } };
        return {
          name,
          label,
          unit,
          periods: periodNumbers(figure, await read.byDay(figure, spanOf(usualPeriods(now()))), now()),
        };
      }),
    async tiles(range?: TimeRange): Promise<Fragment> {
      const [today] = usualPeriods(now());
      const chosen = chosenPeriod(now(), range);
      const tiles = await inTurn(async (figure) =>
        isCounted(figure)
          ? countedTile(figure, await read.byDay(figure, spanOf([today, chosen])), today, chosen)
          : waitingTile(figure, await waiting(figure), now()),
      );
      return tilesHtml(tiles);
    },
    async days(figure: CountedFigure, range?: TimeRange): Promise<Fragment> {
      const [, week] = usualPeriods(now());
      const asked = chosenPeriod(now(), range);
      // One day alone is no picture.
      const chosen = asked.from === asked.to ? week : asked;
      return daysHtml(figure, await read.byDay(figure, spanOf([chosen])), chosen);
    },
    async table(figure: CountedFigure, range?: TimeRange): Promise<Fragment> {
      const chosen = chosenPeriod(now(), range);
      return tableHtml(figure, await read.things(figure, chosen), chosen);
    },
  };
}

function periodNumbers({ perUnit }: CountedFigure, counted: FigureCounts, now: number) {
  const of = (days: Days) => counted.count(days) / (perUnit ?? 1);
  return usualPeriods(now).map(({ label, from, to, before }) => ({
    ...{ label, from, to },
    ...{ count: of({ from, to }), before: of(before) },
  }));
}

function named(figures: readonly Figure[]): string {
  return figures.map(({ name }) => name).join(', ');
}
