import { marked } from 'marked';
import * as z from 'zod/mini';
import { sanitized } from './sanitized.ts';
import type { WidgetShape } from './widget-shapes.ts';

/** One metric of a graph, as the template names it. */
export interface GraphMetric {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly statistic: string;
  readonly label: string;
  /** Whether it is drawn by itself, and not only what is made of it. */
  readonly isVisible: boolean;
}

/** What a graph makes of its metrics: those that stand out, or the sum of some, by their ids. */
type Calculated =
  | { readonly kind: 'largest'; readonly by: 'SUM' | 'MAX'; readonly most: number }
  | { readonly kind: 'sum'; readonly ids: readonly string[]; readonly label: string };

/** A widget with what is needed to fill it. */
export interface Widget {
  readonly shape: WidgetShape;
  readonly metrics: readonly GraphMetric[];
  readonly calculated: readonly Calculated[];
  /** ARNs. */
  readonly alarms: readonly string[];
  readonly custom: CustomWidget | undefined;
}

export interface Dashboard {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

const number = z.optional(z.number());
const flag = z.optional(z.boolean());
/** Sizes are in the grid, which has 24 columns. */
const place = {
  x: z._default(z.number(), 0),
  y: z._default(z.number(), 0),
  width: z._default(z.number(), 6),
  height: z._default(z.number(), 6),
};
const text = z._default(z.string(), '');

const options = z.strictObject({
  id: text,
  stat: z.optional(z.string()),
  label: z.optional(z.string()),
  expression: z.optional(z.string()),
  visible: z._default(z.boolean(), true),
  period: number,
});

/** What is drawn; what a widget says beyond it is refused, by name. The period is that of whoever looks. */
const widget = z.discriminatedUnion('type', [
  z.strictObject({
    ...{ type: z.literal('metric'), ...place },
    properties: z.strictObject({
      title: text,
      metrics: z._default(z.array(z.array(z.union([z.string(), options]))), []),
      view: z._default(z.enum(['timeSeries', 'singleValue', 'table']), 'timeSeries'),
      ...{ region: z.optional(z.string()), stat: z._default(z.string(), 'Average'), period: number },
      ...{
        stacked: z._default(z.boolean(), false),
        sparkline: z._default(z.boolean(), false),
        setPeriodToTimeRange: flag,
      },
      yAxis: z.optional(
        z.strictObject({
          left: z.optional(
            z.strictObject({ min: number, max: number, label: z.optional(z.string()), showUnits: flag }),
          ),
        }),
      ),
    }),
  }),
  z.strictObject({
    ...{ type: z.literal('alarm'), ...place },
    properties: z.strictObject({
      title: text,
      alarms: z.array(z.string()),
      states: z._default(z.array(z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA'])), []),
    }),
  }),
  z.strictObject({ type: z.literal('text'), ...place, properties: z.strictObject({ markdown: z.string() }) }),
  /** `updateOn` says when CloudWatch calls the function again: here at every look. */
  z.strictObject({
    ...{ type: z.literal('custom'), ...place },
    properties: z.strictObject({
      ...{ endpoint: z.string(), params: z._default(z.record(z.string(), z.json()), {}), title: text },
      updateOn: z.optional(z.strictObject({ refresh: flag, resize: flag, timeRange: flag })),
    }),
  }),
]);
type DeclaredWidget = z.infer<typeof widget>;
/** What a function draws, and the size at which it does. */
export interface CustomWidget {
  /** ARN of the function. */
  readonly endpoint: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}
type MetricRow = Extract<DeclaredWidget, { type: 'metric' }>['properties']['metrics'][number];

const body = z.object({ widgets: z.array(widget) });

/** Reads the body of a dashboard. @throws {Error} naming the dashboard, and what nothing draws of it */
export function readDashboard(name: string, text: string): Dashboard {
  const parsed = z.safeParse(body, JSON.parse(text), { error: z.locales.en().localeError });
  if (!parsed.success) throw new Error(`The dashboard ${name} cannot be drawn:\n${z.prettifyError(parsed.error)}`);
  return { name, widgets: parsed.data.widgets.map((declared, at) => readWidget(declared, `widget-${at + 1}`, name)) };
}

function readWidget(declared: DeclaredWidget, id: string, dashboard: string): Widget {
  const { x, y, width, height, properties } = declared;
  const placed = { id, title: 'title' in properties ? properties.title : '', x, y, width, height };
  const nothing = { metrics: [], calculated: [], alarms: [], custom: undefined };
  switch (declared.type) {
    case 'text': {
      const { markdown } = declared.properties;
      const html = sanitized(marked.parse(markdown, { async: false }));
      return { ...nothing, shape: { ...placed, type: 'text', markdown, html } };
    }
    case 'alarm': {
      const { alarms, states } = declared.properties;
      return { ...nothing, shape: { ...placed, type: 'alarm', states }, alarms };
    }
    case 'custom':
      return { ...nothing, shape: { ...placed, type: 'custom' }, custom: { ...declared.properties, width, height } };
    case 'metric': {
      const { metrics, stat, view, stacked, sparkline, yAxis } = declared.properties;
      const rows = metrics.map((row) => ({ row, ...optionsOf(row) }));
      return {
        ...nothing,
        shape: { ...placed, type: 'metric', view, stacked, sparkline, unit: yAxis?.left?.label ?? '' },
        metrics: rows.flatMap(({ row, expression, ...own }) =>
          expression === undefined ? [metricOf(row, own, stat)] : [],
        ),
        calculated: rows.flatMap(({ expression, label = '' }) =>
          expression === undefined ? [] : [calculatedOf(expression, label, dashboard)],
        ),
      };
    }
  }
}

function optionsOf(row: MetricRow) {
  return row.find((part) => typeof part !== 'string') ?? options.parse({});
}

/** A metric is a list: namespace, name, dimensions in pairs, and at its end an object of options. */
function metricOf(row: MetricRow, own: Omit<ReturnType<typeof optionsOf>, 'expression'>, stat: string): GraphMetric {
  const [namespace = '', name = '', ...pairs] = row.filter((part) => typeof part === 'string');
  const dimensions = pairs.flatMap((key, position) => (position % 2 === 0 ? [[key, pairs[position + 1] ?? '']] : []));
  return {
    ...{ id: own.id, namespace, name, dimensions: Object.fromEntries(dimensions) },
    statistic: own.stat ?? stat,
    label: own.label ?? [name, ...dimensions.map(([, value]) => value)].join(' '),
    isVisible: own.visible,
  };
}

/** The five highest of all metrics of the graph, or the sum of those that are named. */
const largest = /^SORT\(METRICS\(\), (?<by>SUM|MAX), DESC, (?<most>\d+)\)$/;
const sum = /^SUM\(\[(?<ids>\w+(?:, \w+)*)\]\)$/;

function calculatedOf(expression: string, label: string, dashboard: string): Calculated {
  const { by, most } = largest.exec(expression)?.groups ?? {};
  if (by === 'SUM' || by === 'MAX') return { kind: 'largest', by, most: Number(most) };
  const { ids } = sum.exec(expression)?.groups ?? {};
  if (ids !== undefined) return { kind: 'sum', ids: ids.split(', '), label };
  throw new Error(`The dashboard ${dashboard} calculates "${expression}", which cannot be drawn`);
}
