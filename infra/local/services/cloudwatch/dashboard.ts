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
