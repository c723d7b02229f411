import { GraphWidget, type IMetric, MathExpression, type Metric, SingleValueWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { period } from '../metrics.ts';

/** Columns of a dashboard. */
export const wholeWidth = 24;

/** Lines that a graph can have and still be read. */
const mostLines = 5;

interface GraphProps<Thing> {
  readonly title: string;
  readonly things: readonly Thing[];
  metricOf(thing: Thing): Metric;
  /** Which things are drawn where there are more than five: those with the largest sums, or, unless stated, the highest peaks. */
  readonly largest?: 'SUM' | 'MAX';
  /** What its numbers are, as the axis says: `ms`. */
  readonly unit?: string;
}

/** A graph that knows no width yet: a row divides itself. */
type Graph = (size: { readonly width: number; readonly height: number }) => GraphWidget;

/**
 * A graph with a line for each thing watched, or for the five that stand out where there are more: whoever looks wants to see which
 * one is wrong, not thirty lines. CloudWatch chooses them anew for the range of time that is looked at.
 */
export function graph<Thing extends { readonly name: string }>(props: GraphProps<Thing>): Graph {
  const { title, things, metricOf, largest = 'MAX', unit } = props;
  const metrics = things.map((thing) => metricOf(thing).with({ label: thing.name }));
  const isCrowded = metrics.length > mostLines;
  const left: IMetric[] = isCrowded ? [largestOf(metrics, largest)] : metrics;
  const leftYAxis = { min: 0, ...(unit !== undefined && { label: unit, showUnits: false }) };
  const shownTitle = isCrowded ? `${title}: the five highest` : title;
  return (size) => new GraphWidget({ title: shownTitle, left, leftYAxis, ...size });
}

/** Graphs beside each other, as wide as there is room; none for things that there are not. */
export function row(graphs: readonly (Graph | undefined)[], height = 6): GraphWidget[] {
  const drawn = graphs.filter((each) => each !== undefined);
  return drawn.map((draw) => draw({ width: Math.floor(wholeWidth / Math.max(2, drawn.length)), height }));
}

/** Numbers of the whole range that is looked at, beside each other. */
export function numbers(title: string, metrics: readonly IMetric[], width = wholeWidth): SingleValueWidget {
  return new SingleValueWidget({ title, metrics: [...metrics], setPeriodToTimeRange: true, width, height: 3 });
}

/** A number of many things together; the number of a thing that there is alone. */
export function together(label: string, id: string, metrics: readonly Metric[]): IMetric {
  const [only, ...others] = metrics;
  if (only && others.length === 0) return only.with({ label });
  return new MathExpression({
    expression: `SUM([${named(id, metrics)
      .map(([name]) => name)
      .join(', ')}])`,
    usingMetrics: Object.fromEntries(named(id, metrics)),
    label,
    period,
  });
}

/** The metrics themselves are not shown, but each has its label where it is among the largest. */
function largestOf(metrics: readonly Metric[], by: 'SUM' | 'MAX'): MathExpression {
  return new MathExpression({
    expression: `SORT(METRICS(), ${by}, DESC, ${mostLines})`,
    usingMetrics: Object.fromEntries(named('m', metrics)),
    label: '',
    period,
  });
}

function named(id: string, metrics: readonly Metric[]) {
  return metrics.map((metric, position) => [`${id}${position}`, metric] as const);
}
