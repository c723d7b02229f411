import * as z from 'zod/mini';
import { isObject, type Json, type JsonObject, listOf, parseObject } from '../../core/json.ts';
import { anyObject } from '../../core/properties.ts';

/** One line of a graph, as the template names it. */
export interface GraphLine {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly statistic: string;
  readonly label: string;
  /** Whether it is drawn by itself, and not only what is made of it. */
  readonly isVisible: boolean;
}

/** Which metrics of its graph the expression `SORT(METRICS(), SUM, DESC, 5)` chooses, by all their values. */
const sorted = /^SORT\(METRICS\(\), (?<by>SUM|MAX|AVG), (?<order>DESC|ASC), (?<most>\d+)\)$/;
const ranking = z.object({
  by: z.enum(['SUM', 'MAX', 'AVG']),
  order: z.enum(['DESC', 'ASC']),
  most: z.coerce.number(),
});
export type Ranking = z.infer<typeof ranking>;

export interface Widget {
  readonly title: string;
  /** What a text widget says; graphs have lines instead. */
  readonly text: string | undefined;
  readonly lines: readonly GraphLine[];
  readonly rankings: readonly Ranking[];
  /** Metrics that are calculated from others, which only CloudWatch does. */
  readonly calculated: number;
  /** What a function draws. */
  readonly custom: CustomWidget | undefined;
}

const number = z.optional(z.number());
const flag = z.optional(z.boolean());
/** Sizes are in the grid, which has 24 columns. `updateOn` says when CloudWatch calls the function again: here at every look. */
const customWidget = z.strictObject({
  type: z.literal('custom'),
  ...{ x: number, y: number, width: z._default(z.number(), 6), height: z._default(z.number(), 6) },
  properties: z.strictObject({
    endpoint: z.string(),
    params: z._default(anyObject, {}),
    title: z._default(z.string(), ''),
    updateOn: z.optional(z.strictObject({ refresh: flag, resize: flag, timeRange: flag })),
  }),
});
export type CustomWidget = z.infer<typeof customWidget>;

export interface Dashboard {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

/** Reads the body of a dashboard. @throws {Error} naming the dashboard, and what nothing draws of it */
export function readDashboard(name: string, body: string): Dashboard {
  const { widgets } = parseObject(body, `the body of dashboard ${name}`);
  return {
    name,
    widgets: listOf(widgets)
      .filter(isObject)
      .map((widget) => readWidget(widget, name)),
  };
}

function readWidget(widget: JsonObject, dashboard: string): Widget {
  if (!['metric', 'text', 'custom'].includes(String(widget.type)))
    throw new Error(`The dashboard ${dashboard} has a widget of the type ${widget.type}, which is not drawn locally`);
  const properties = isObject(widget.properties) ? widget.properties : {};
  const declared = listOf(properties.metrics).filter(Array.isArray);
  const measured = declared.filter((metric) => !isObject(metric[0]));
  const expressions = declared.flatMap(([first]) => (isObject(first) ? [String(first.expression)] : []));
  const rankings = expressions.flatMap((each) => {
    const parts = sorted.exec(each)?.groups;
    return parts ? [z.parse(ranking, parts)] : [];
  });
  return {
    title: String(properties.title ?? ''),
    text: widget.type === 'text' ? String(properties.markdown ?? '') : undefined,
    lines: measured.map((metric) => readLine(metric, properties)),
    rankings,
    calculated: expressions.length - rankings.length,
    custom: widget.type === 'custom' ? readCustomWidget(widget, dashboard) : undefined,
  };
}

function readCustomWidget(widget: JsonObject, dashboard: string): CustomWidget {
  const parsed = z.safeParse(customWidget, widget);
  if (parsed.success) return parsed.data;
  throw new Error(`A custom widget of the dashboard ${dashboard}:\n${z.prettifyError(parsed.error)}`);
}

/** A metric is a list: namespace, name, dimensions in pairs, and at its end an object of options. */
function readLine(metric: readonly Json[], widget: JsonObject): GraphLine {
  const options = metric.find(isObject) ?? {};
  const [namespace = '', name = '', ...pairs] = metric.filter((item) => !isObject(item)).map(String);
  const dimensions = pairs.flatMap((key, position) => (position % 2 === 0 ? [[key, pairs[position + 1] ?? '']] : []));
  return {
    namespace,
    name,
    dimensions: Object.fromEntries(dimensions),
    statistic: String(options.stat ?? widget.stat ?? 'Average'),
    label: String(options.label ?? [name, ...dimensions.map(([, value]) => value)].join(' ')),
    isVisible: options.visible !== false,
  };
}
