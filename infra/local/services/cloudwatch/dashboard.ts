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
}

export interface Widget {
  readonly title: string;
  /** What a text widget says; graphs have lines instead. */
  readonly text: string | undefined;
  readonly lines: readonly GraphLine[];
  /** Metrics that are calculated from others, which only CloudWatch does. */
  readonly calculated: number;
  /** What a function draws. */
  readonly custom?: CustomWidget;
}

/** A widget whose content a function makes. */
export interface CustomWidget {
  readonly dashboard: string;
  readonly id: string;
  readonly title: string;
  /** ARN of the function. */
  readonly endpoint: string;
  readonly params: JsonObject;
  /** Size in the grid, which has 24 columns. */
  readonly columns: number;
  readonly rows: number;
}

export interface Dashboard {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

const place = z.optional(z.number());
const always = z.optional(z.boolean());
/** `updateOn` says when CloudWatch calls the function again; here every look at the page is a new one. */
const customWidget = z.strictObject({
  type: z.literal('custom'),
  ...{ x: place, y: place, width: z._default(z.number(), 6), height: z._default(z.number(), 6) },
  properties: z.strictObject({
    endpoint: z.string(),
    params: z._default(anyObject, {}),
    title: z._default(z.string(), ''),
    updateOn: z.optional(z.strictObject({ refresh: always, resize: always, timeRange: always })),
  }),
});

/** Reads the body of a dashboard. @throws {Error} naming the dashboard, and what nothing stands for in it */
export function readDashboard(name: string, body: string): Dashboard {
  const { widgets } = parseObject(body, `the body of dashboard ${name}`);
  const read = (widget: JsonObject, position: number) => {
    if (widget.type === 'custom') return readCustom(widget, name, position);
    if (widget.type === 'metric' || widget.type === 'text') return readWidget(widget);
    throw new Error(
      `The dashboard ${name} has a widget of the type ${widget.type}, which the local runtime does not draw`,
    );
  };
  return { name, widgets: listOf(widgets).filter(isObject).map(read) };
}

function readCustom(widget: JsonObject, dashboard: string, position: number): Widget {
  const parsed = z.safeParse(customWidget, widget);
  if (!parsed.success) throw new Error(`A widget of the dashboard ${dashboard}:\n${z.prettifyError(parsed.error)}`);
  const { width: columns, height: rows, properties } = parsed.data;
  const { title, endpoint, params } = properties;
  const custom = { dashboard, id: `widget-${position + 1}`, title, endpoint, params, columns, rows };
  return { title, text: undefined, lines: [], calculated: 0, custom };
}

function readWidget(widget: JsonObject): Widget {
  const properties = isObject(widget.properties) ? widget.properties : {};
  const declared = listOf(properties.metrics).filter(Array.isArray);
  const measured = declared.filter((metric) => !isObject(metric[0]));
  return {
    title: String(properties.title ?? ''),
    text: widget.type === 'text' ? String(properties.markdown ?? '') : undefined,
    lines: measured.map((metric) => readLine(metric, properties)),
    calculated: declared.length - measured.length,
  };
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
  };
}
