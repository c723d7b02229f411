import { GraphWidget, type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { period } from '../metrics.ts';

/** Half of a dashboard's 24 columns. */
const halfWidth = 12;

/** Lines that a graph can have and still be read. */
const mostLines = 5;

interface GraphProps<Thing> {
  readonly title: string;
  readonly things: readonly Thing[];
  metricOf(thing: Thing): Metric;
  /** Which things are drawn where there are more than five: those with the largest sums, or, unless stated, the highest peaks. */
  readonly largest?: 'SUM' | 'MAX';
  readonly width?: number;
  readonly height?: number;
}

/**
 * A graph with a line for each thing watched, or for the five that stand out where there are more: whoever looks wants to see which
 * one is wrong, not thirty lines. CloudWatch chooses them anew for the range of time that is looked at.
 */
export function graph<Thing extends { readonly name: string }>(props: GraphProps<Thing>): GraphWidget {
  const { title, things, metricOf, largest = 'MAX', width = halfWidth, height } = props;
  const metrics = things.map((thing) => metricOf(thing).with({ label: thing.name }));
  const isCrowded = metrics.length > mostLines;
  const left: IMetric[] = isCrowded ? [largestOf(metrics, largest)] : metrics;
  const size = { width, ...(height !== undefined && { height }) };
  return new GraphWidget({ title: isCrowded ? `${title}: the five highest` : title, left, ...size });
}

/** The metrics themselves are not shown, but each has its label where it is among the largest. */
function largestOf(metrics: readonly Metric[], by: 'SUM' | 'MAX'): MathExpression {
  return new MathExpression({
    expression: `SORT(METRICS(), ${by}, DESC, ${mostLines})`,
    usingMetrics: Object.fromEntries(metrics.map((metric, position) => [`m${position}`, metric])),
    label: '',
    period,
  });
}
