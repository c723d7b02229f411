import middy from '@middy/core';
import * as z from 'zod/mini';
import { daysBetween } from '../../../shared/calendar-day.ts';
import type { FigureNumbers } from '../../../shared/contract/figure-numbers.ts';
import { callOf, withinCall } from '../calls/call-context.ts';
import { failures } from '../calls/failures.ts';
import { type Fragment, markup } from '../html/fragment.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { FunctionDefinition } from '../sheet/function-definition.ts';
import type { Table } from '../tables/table.ts';
import type { Figure, FigureWidget } from './figure.ts';
import { daysHtml, numbersHtml } from './figure-html.ts';
import { type CountedFigure, figureReader } from './figure-reader.ts';
import { chartDays, type Days, type Period, periodsOf, spanOf, type TimeRange } from './periods.ts';

/** Milliseconds since 1970, as far as years have four digits. */
const instant = z.number().check(z.gte(0), z.lte(Date.parse('9999-12-31')));
const Range = z.object({ start: instant, end: instant });

/** What a dashboard says when it calls the function of a widget: the widget's parameters, and what its viewer looks at. */
const WidgetCall = z.object({
  describe: z.optional(z.boolean()),
  /** Draws this figure by day; all figures of the domain as numbers, when not given. */
  figure: z.optional(z.string()),
  /** As data and not as HTML: for operators, who see the same numbers as the dashboard. */
  format: z.optional(z.literal('data')),
  widgetContext: z.optional(
    z.object({ timeRange: z.optional(z.extend(Range, { zoom: z.optional(z.nullable(Range)) })) }),
  ),
});

const documentation = `### Figures

Draws what a domain counts, read from its counters at this moment. UTC days, each thing once.

| parameter | |
|---|---|
| \`figure\` | name of the figure to draw by day; without it, all figures of the domain as numbers with their change |
| \`format\` | \`data\`: those numbers as JSON |
`;

/** The clients of a function that draws figures: the one table in which its domain counts. */
interface FigureClients {
  readonly tables: Readonly<Record<string, Table<'Query'>>>;
}

/**
 * Defines the function of a CloudWatch widget that draws the figures of a domain. Whoever looks at the dashboard calls it. It answers
 * with HTML, with data when an operator asks, or with Markdown when it is asked to describe itself.
 */
export function showFigures(
  figures: readonly Figure[],
  needs: FigureWidget['needs'],
  now: () => number = Date.now,
): FunctionDefinition<FigureClients, unknown, string | FigureNumbers[]> {
  return {
    needs,
    start: ({ tables }) => {
      const [table] = Object.values(tables);
      if (!table) throw new Error('The permission sheet names no table of counters');
      const read = figureReader(table);
      const each = <T>(
        as: (figure: Figure, counted: CountedFigure, periods: readonly Period[]) => T,
        range?: TimeRange,
      ) => {
        const periods = periodsOf(now(), range);
        return Promise.all(figures.map(async (figure) => as(figure, await read(figure, spanOf(periods)), periods)));
      };
      const numbers = async (range?: TimeRange) => markup`${await each(numbersHtml, range)}`;
      const byDay = async (figure: Figure, range?: TimeRange) => {
        const days = chartDays(now(), range);
        return daysHtml(figure, await read(figure, days), daysBetween(days.from, days.to));
      };
      const draw = async (name?: string, range?: TimeRange): Promise<Fragment> => {
        if (name === undefined) return numbers(range);
        const figure = figures.find((each) => each.name === name);
        return figure
          ? byDay(figure, range)
          : markup`<p>There is no figure "${name.slice(0, 100)}". There is: ${named(figures)}</p>`;
      };
      const answer = async (event: unknown): Promise<string | FigureNumbers[]> => {
        const { describe, figure, format, widgetContext } = WidgetCall.parse(event);
        if (describe) return documentation;
        const { timeRange } = widgetContext ?? {};
        const range = timeRange?.zoom ?? timeRange;
        return format === 'data' ? each(numbersOf, range) : (await draw(figure, range)).toString();
      };
      const chain = middy<unknown, string | FigureNumbers[]>(answer)
        .use(callOutcomes(() => 200))
        .use(failures('The widget'));
      return (event, context) => withinCall(callOf(context), () => chain(event, context));
    },
  };
}

function numbersOf(figure: Figure, counted: CountedFigure, periods: readonly Period[]): FigureNumbers {
  const { name, label, unit } = figure;
  const of = (days: Days) => counted.count(days) / (figure.perUnit ?? 1);
  return {
    name,
    label,
    unit,
    periods: periods.map((period) => ({
      ...{ label: period.label, from: period.from, to: period.to },
      ...{ count: of(period), before: of(period.before) },
    })),
  };
}

function named(figures: readonly Figure[]): string {
  return figures.map(({ name }) => name).join(', ');
}
