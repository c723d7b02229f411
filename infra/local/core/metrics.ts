import { isObject, type Json, type JsonObject, listOf } from './json.ts';

/** What a metric measured in one minute. */
export interface MetricPoint {
  /** Start of the minute, milliseconds since the epoch. */
  readonly minute: number;
  readonly count: number;
  readonly sum: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Up to 1,000 of the values, for percentiles. */
  readonly samples: readonly number[];
}

/** One metric: a name in a namespace, for one combination of dimensions. */
interface MetricSeries {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly points: readonly MetricPoint[];
}

/** The local CloudWatch metrics: three hours by the minute, in memory. */
export interface Metrics {
  record(
    metric: { namespace: string; name: string; dimensions?: Readonly<Record<string, string>>; unit?: string },
    value: number,
    time?: number,
  ): void;
  /** Takes a line of a function's output when it is in CloudWatch's embedded metric format. */
  readLogLine(line: string): void;
  series(): MetricSeries[];
  find(namespace: string, name: string, dimensions: Readonly<Record<string, string>>): MetricSeries | undefined;
}

type MutablePoint = { minute: number; count: number; sum: number; minimum: number; maximum: number; samples: number[] };
type MutableSeries = Omit<MetricSeries, 'points'> & { points: MutablePoint[] };

const MINUTE_MS = 60_000;
const KEPT_MINUTES = 180;
const SAMPLES = 1_000;

export function createMetrics(): Metrics {
  const all = new Map<string, MutableSeries>();

  const record: Metrics['record'] = ({ namespace, name, dimensions = {}, unit = 'None' }, value, time = Date.now()) => {
    const key = keyOf(namespace, name, dimensions);
    const series = all.get(key) ?? { namespace, name, dimensions, unit, points: [] };
    all.set(key, series);
    const point = pointAt(series, Math.floor(time / MINUTE_MS) * MINUTE_MS);
    point.count += 1;
    point.sum += value;
    point.minimum = Math.min(point.minimum, value);
    point.maximum = Math.max(point.maximum, value);
    // Reservoir sampling: every value of the minute has the same chance to be among the samples.
    if (point.samples.length < SAMPLES) point.samples.push(value);
    else {
      const place = Math.floor(Math.random() * point.count);
      if (place < SAMPLES) point.samples[place] = value;
    }
  };

  return {
    record,
    readLogLine: (line) => {
      if (!line.startsWith('{') || !line.includes('"_aws"')) return;
      const document = parse(line);
      const metadata = document?._aws;
      if (!document || !isObject(metadata)) return;
      const time = typeof metadata.Timestamp === 'number' ? metadata.Timestamp : Date.now();
      for (const directive of listOf(metadata.CloudWatchMetrics).filter(isObject))
        recordDirective(directive, document, time, record);
    },
    series: () => [...all.values()],
    find: (namespace, name, dimensions) => all.get(keyOf(namespace, name, dimensions)),
  };
}

/** A statistic of some minutes taken together: `Sum`, `Average`, `Minimum`, `Maximum`, `SampleCount`, `p50` … `p99.9`. */
export function statisticOf(points: readonly MetricPoint[], statistic: string): number | undefined {
  const count = points.reduce((total, point) => total + point.count, 0);
  if (count === 0) return undefined;
  const sum = points.reduce((total, point) => total + point.sum, 0);
  const percentile = /^p(\d+(?:\.\d+)?)$/.exec(statistic);
  if (percentile) {
    const sorted = points.flatMap(({ samples }) => samples).sort((left, right) => left - right);
    return (
      sorted[Math.min(sorted.length - 1, Math.ceil((Number(percentile[1]) / 100) * sorted.length) - 1)] ?? sorted[0]
    );
  }
  if (statistic === 'Sum') return sum;
  if (statistic === 'SampleCount') return count;
  if (statistic === 'Minimum') return Math.min(...points.map(({ minimum }) => minimum));
  if (statistic === 'Maximum') return Math.max(...points.map(({ maximum }) => maximum));
  return sum / count;
}

function pointAt(series: MutableSeries, minute: number): MutablePoint {
  const last = series.points.findLast((point) => point.minute === minute);
  if (last) return last;
  const point = {
    minute,
    count: 0,
    sum: 0,
    minimum: Number.POSITIVE_INFINITY,
    maximum: Number.NEGATIVE_INFINITY,
    samples: [],
  };
  series.points.push(point);
  series.points = series.points.filter((each) => each.minute > minute - KEPT_MINUTES * MINUTE_MS);
  return point;
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
  return JSON.stringify([
    namespace,
    name,
    Object.entries(dimensions).sort(([left], [right]) => (left < right ? -1 : 1)),
  ]);
}

function parse(line: string): JsonObject | undefined {
  try {
    const document: unknown = JSON.parse(line);
    return isObject(document) ? document : undefined;
  } catch {
    return undefined;
  }
}
