import { isObject, type Json, type JsonObject, listOf, objectIn } from './json.ts';

/** What a metric measured in one minute. */
export interface MetricPoint {
  /** Start of the minute, milliseconds since the epoch. */
  readonly minute: number;
  count: number;
  sum: number;
  maximum: number;
  /** Up to 1,000 of the values, for percentiles. */
  readonly samples: number[];
}

/** One metric: a name in a namespace, for one combination of dimensions. */
interface Metric {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly unit?: string;
}

interface MetricSeries extends Required<Metric> {
  points: MetricPoint[];
}

/** The local CloudWatch metrics, in memory: three hours by the minute, and fifteen days by the hour, to compare with the week before. */
export type Metrics = ReturnType<typeof createMetrics>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 180 * MINUTE_MS;
const KEPT_BY_HOUR_MS = 15 * 24 * HOUR_MS;
const SAMPLES = 1_000;
/** Values of an hour that are kept for percentiles, of which there may be many hours. */
const SAMPLES_BY_HOUR = 50;

export function createMetrics() {
  const all = new Map<string, MetricSeries>();

  function record({ namespace, name, dimensions = {}, unit = 'None' }: Metric, value: number, time = Date.now()): void {
    const key = keyOf(namespace, name, dimensions);
    const series = all.get(key) ?? { namespace, name, dimensions, unit, points: [] };
    all.set(key, series);
    const point = pointAt(series, Math.floor(time / MINUTE_MS) * MINUTE_MS);
    point.count += 1;
    point.sum += value;
    point.maximum = Math.max(point.maximum, value);
    // Reservoir sampling: every value of the minute has the same chance to be among the samples.
    const place = point.count <= SAMPLES ? point.samples.length : Math.floor(Math.random() * point.count);
    if (place < SAMPLES) point.samples[place] = value;
  }

  return {
    record,
    /** Takes a line of a function's output when it is in CloudWatch's embedded metric format. */
    readLogLine: (line: string) => {
      if (!line.startsWith('{') || !line.includes('"_aws"')) return;
      const document = objectIn(line);
      const metadata = document?._aws;
      if (!document || !isObject(metadata)) return;
      const time = typeof metadata.Timestamp === 'number' ? metadata.Timestamp : Date.now();
      // AWS keeps names that begin so for its own metrics.
      const isOurs = ({ Namespace }: JsonObject) => !String(Namespace).startsWith('AWS/');
      for (const directive of listOf(metadata.CloudWatchMetrics).filter(isObject).filter(isOurs))
        recordDirective(directive, document, time, record);
    },
    series: () => [...all.values()],
    find: (namespace: string, name: string, dimensions: Readonly<Record<string, string>>) =>
      all.get(keyOf(namespace, name, dimensions)),
  };
}

/**
 * A statistic of some minutes taken together: `Sum`, `Average`, `Maximum`, `SampleCount`, `p50` … `p99.9`.
 * @throws {Error} for one that is not known
 */
export function statisticOf(points: readonly MetricPoint[], statistic: string): number | undefined {
  const count = points.reduce((total, point) => total + point.count, 0);
  if (count === 0) return undefined;
  const sum = points.reduce((total, point) => total + point.sum, 0);
  if (statistic === 'Sum') return sum;
  if (statistic === 'SampleCount') return count;
  if (statistic === 'Average') return sum / count;
  if (statistic === 'Maximum') return Math.max(...points.map(({ maximum }) => maximum));
  const [, percent] = /^p(\d+(?:\.\d+)?)$/.exec(statistic) ?? [];
  if (percent === undefined) throw new Error(`The local metrics do not know the statistic "${statistic}"`);
  const sorted = points.flatMap(({ samples }) => samples).sort((left, right) => left - right);
  return sorted[Math.max(1, Math.ceil((Number(percent) / 100) * sorted.length)) - 1];
}

function pointAt(series: MetricSeries, minute: number): MetricPoint {
  const known = series.points.findLast((point) => point.minute === minute);
  if (known) return known;
  const point = { minute, count: 0, sum: 0, maximum: Number.NEGATIVE_INFINITY, samples: [] };
  const last = series.points.at(-1);
  if (last && hourOf(last) !== hourOf(point)) series.points = byHour(series.points, minute);
  series.points.push(point);
  return point;
}

const hourOf = ({ minute }: MetricPoint) => Math.floor(minute / HOUR_MS) * HOUR_MS;

/** Points that are older than what is kept by the minute, taken together by the hour, and then the others. */
function byHour(points: readonly MetricPoint[], now: number): MetricPoint[] {
  const old = points.filter(
    (point) => hourOf(point) + HOUR_MS <= now - KEPT_MS && point.minute > now - KEPT_BY_HOUR_MS,
  );
  const hours = [...Map.groupBy(old, hourOf)].map(([minute, group]) => ({
    minute,
    count: group.reduce((sum, point) => sum + point.count, 0),
    sum: group.reduce((sum, point) => sum + point.sum, 0),
    maximum: Math.max(...group.map(({ maximum }) => maximum)),
    samples: evenly(group.flatMap(({ samples }) => samples)),
  }));
  return [...hours, ...points.filter((point) => hourOf(point) + HOUR_MS > now - KEPT_MS)];
}

/** Some of the values, from the smallest to the largest, so that percentiles stay about the same. */
function evenly(values: readonly number[]): number[] {
  if (values.length <= SAMPLES_BY_HOUR) return [...values];
  const sorted = values.toSorted((left, right) => left - right);
  const step = (sorted.length - 1) / (SAMPLES_BY_HOUR - 1);
  return Array.from({ length: SAMPLES_BY_HOUR }, (_, at) => sorted[Math.round(at * step)] ?? 0);
}

/** One entry of `CloudWatchMetrics`: each metric is recorded once for each set of dimensions. */
function recordDirective(directive: JsonObject, document: JsonObject, time: number, record: Metrics['record']): void {
  const namespace = String(directive.Namespace);
  for (const names of listOf(directive.Dimensions)) {
    const dimensions = Object.fromEntries(listOf(names).map((name) => [String(name), String(document[String(name)])]));
    for (const metric of listOf(directive.Metrics).filter(isObject)) {
      const name = String(metric.Name);
      const unit = String(metric.Unit ?? 'None');
      for (const value of listOf<Json>(document[name])) {
        if (typeof value === 'number') record({ namespace, name, dimensions, unit }, value, time);
      }
    }
  }
}

function keyOf(namespace: string, name: string, dimensions: Readonly<Record<string, string>>): string {
  return JSON.stringify([namespace, name, Object.entries(dimensions).sort()]);
}
