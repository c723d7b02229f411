import type { GraphMetric, Widget } from './dashboard.ts';
import type { MetricAnswer, MetricSeries } from './widget-shapes.ts';

/** What is looked at: milliseconds since the epoch, of which the end is not part, in steps. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly periodMs: number;
}

/** A metric as CloudWatch is asked for it. */
export type AskedMetric = Pick<GraphMetric, 'namespace' | 'name' | 'dimensions' | 'statistic'>;

/** Values of metrics by the start of each step (seconds since the epoch), in the order in which they were asked for. */
export type ReadMetrics = (
  metrics: readonly AskedMetric[],
  range: Range,
) => Promise<readonly ReadonlyMap<number, number>[]>;

/** What a graph shows of a range: its visible metrics, and what it makes of the others. */
export async function graphValues(
  { metrics, calculated }: Pick<Widget, 'metrics' | 'calculated'>,
  range: Range,
  read: ReadMetrics,
): Promise<MetricAnswer> {
  const { from, to, periodMs } = range;
  const times = Array.from(
    { length: Math.max(0, Math.ceil((to - from) / periodMs)) },
    (_, at) => (from + at * periodMs) / 1_000,
  );
  // An average of averages needs to know of how many.
  const averages = metrics.filter(({ statistic }) => statistic === 'Average');
  const counted = averages.map((metric) => ({ ...metric, statistic: 'SampleCount' }));
  const found = await read([...metrics, ...counted], range);
  const all = metrics.map((metric, at) => {
    const values = times.map((time) => found[at]?.get(time) ?? null);
    const counts = times.map((time) => found[metrics.length + averages.indexOf(metric)]?.get(time) ?? 0);
    return { metric, series: { label: metric.label, values, whole: wholeOf(metric.statistic, values, counts) } };
  });
  const visible = all.flatMap(({ metric, series }) => (metric.isVisible ? [series] : []));
  const made = calculated.flatMap((one) => {
    if (one.kind === 'largest')
      return largestOf(
        all.map(({ series }) => series),
        one,
      );
    const parts = all.flatMap(({ metric, series }) => (one.ids.includes(metric.id) ? [series] : []));
    return [sumOf(one.label, parts, times.length)];
  });
  return { times, series: [...visible, ...made] };
}

/** The statistic of the whole range, made of that of its steps; of percentiles it is the highest. */
function wholeOf(statistic: string, values: MetricSeries['values'], counts: readonly number[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const sum = (some: readonly number[]) => some.reduce((total, value) => total + value, 0);
  if (statistic === 'Sum' || statistic === 'SampleCount') return sum(known);
  if (statistic === 'Average') return sum(values.map((value, at) => (value ?? 0) * (counts[at] ?? 0))) / sum(counts);
  return Math.max(...known);
}

/** Those that stand out, in order; without those of which nothing was measured. */
function largestOf(
  series: readonly MetricSeries[],
  { by, most }: { readonly by: 'SUM' | 'MAX'; readonly most: number },
): MetricSeries[] {
  const rank = ({ values }: MetricSeries) => {
    const known = values.map((value) => value ?? 0);
    return by === 'SUM' ? known.reduce((total, value) => total + value, 0) : Math.max(0, ...known);
  };
  return series
    .filter(({ whole }) => whole !== null)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, most);
}

/** Nothing measured of any part is nothing; of some, it counts as none. */
function sumOf(label: string, parts: readonly MetricSeries[], length: number): MetricSeries {
  const add = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value) => typeof value === 'number');
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  return {
    label,
    values: Array.from({ length }, (_, at) => add(parts.map(({ values }) => values[at]))),
    whole: add(parts.map(({ whole }) => whole)),
  };
}
