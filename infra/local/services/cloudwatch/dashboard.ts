import { isObject, type Json, type JsonObject, listOf, parseObject } from '../../core/json.ts';

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
}

export interface Dashboard {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

/** Reads the body of a dashboard. @throws {Error} naming the dashboard when it is no JSON object */
export function readDashboard(name: string, body: string): Dashboard {
  const { widgets } = parseObject(body, `the body of dashboard ${name}`);
  return { name, widgets: listOf(widgets).filter(isObject).map(readWidget) };
}

function readWidget(widget: JsonObject): Widget {
  const properties = isObject(widget.properties) ? widget.properties : {};
  const declared = expandShorthand(listOf(properties.metrics).filter(Array.isArray));
  const lines = declared.filter((metric) => !isObject(metric[0])).map((metric) => readLine(metric, properties));
  return {
    title: String(properties.title ?? ''),
    text: widget.type === 'text' ? String(properties.markdown ?? '') : undefined,
    lines,
    calculated: declared.length - lines.length,
  };
}

/** `"."` repeats the item above, `"..."` all items above it. */
function expandShorthand(metrics: readonly Json[][]): Json[][] {
  const expanded: Json[][] = [];
  for (const metric of metrics) {
    const above = namesOf(expanded.at(-1) ?? []);
    const [first, ...others] = metric;
    const names = first === '...' ? [...above.slice(0, above.length - namesOf(others).length), ...others] : metric;
    expanded.push(names.map((item, position) => (item === '.' ? (above[position] ?? item) : item)));
  }
  return expanded;
}

function namesOf(metric: readonly Json[]): Json[] {
  return metric.filter((item) => !isObject(item));
}

function readLine(metric: readonly Json[], widget: JsonObject): GraphLine {
  const options = metric.find(isObject) ?? {};
  const [namespace = '', name = '', ...pairs] = namesOf(metric).map(String);
  const dimensions = pairs.flatMap((key, position) => (position % 2 === 0 ? [[key, pairs[position + 1] ?? '']] : []));
  return {
    namespace,
    name,
    dimensions: Object.fromEntries(dimensions),
    statistic: String(options.stat ?? widget.stat ?? 'Average'),
    label: String(options.label ?? [name, ...dimensions.map(([, value]) => value)].join(' ')),
  };
}
