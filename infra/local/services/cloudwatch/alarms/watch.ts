import { type Metrics, statisticOf } from '../../../core/metrics.ts';
import type { AlarmProperties } from './alarm-types.ts';

/** As CloudWatch calls them. */
export type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

/** One metric that an alarm looks at. */
interface WatchedMetric {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly statistic: string;
}

/** What an alarm looks at, and when it goes off. */
export interface Watch {
  /** What it looks at is the sum of these. */
  readonly metrics: readonly WatchedMetric[];
  readonly periodMs: number;
  /** It goes off where so many periods in a row are beyond the threshold. */
  readonly periods: number;
  readonly isBeyond: (value: number) => boolean;
  /** Whether a period in which nothing was measured counts as one beyond the threshold. */
  readonly silenceIsBeyond: boolean;
  /** Whether it stays as it is while nothing is measured. */
  readonly silenceIsNothing: boolean;
}

type Query = AlarmProperties['Metrics'][number];

/** `FILL(errors, 0) + FILL(throttles, 0)`, all that is calculated here. */
const sumOfFilled = /^FILL\(\w+, 0\)(?: \+ FILL\(\w+, 0\))*$/;

/** @throws {Error} for an alarm of what cannot be calculated here, or of metrics with different periods */
export function watchOf(name: string, alarm: AlarmProperties): Watch {
  const queries = alarm.MetricName === undefined ? queriesOfSum(name, alarm.Metrics) : [];
  const [first] = queries;
  const metrics = first ? queries.map(({ MetricStat }) => MetricStat) : [ownMetric(name, alarm)];
  const [period, ...others] = new Set(metrics.map(({ Period }) => Period));
  if (period === undefined || others.length > 0)
    throw new Error(`The alarm ${name} needs one period, of all its metrics`);
  const { Threshold, ComparisonOperator, EvaluationPeriods, TreatMissingData } = alarm;
  return {
    metrics: metrics.map(({ Metric: { Namespace, MetricName, Dimensions }, Stat }) => ({
      namespace: Namespace,
      name: MetricName,
      dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
      statistic: Stat,
    })),
    periodMs: period * 1_000,
    periods: EvaluationPeriods,
    isBeyond: (value) => (ComparisonOperator === 'LessThanThreshold' ? value < Threshold : value > Threshold),
    silenceIsBeyond: TreatMissingData === 'breaching',
    silenceIsNothing: TreatMissingData === 'ignore',
  };
}

type MetricStat = NonNullable<Query['MetricStat']>;

function ownMetric(
  name: string,
  { Namespace, MetricName, Dimensions, Statistic, Period }: AlarmProperties,
): MetricStat {
  if (Namespace === undefined || MetricName === undefined || Statistic === undefined || Period === undefined)
    throw new Error(`The alarm ${name} looks at nothing`);
  return { Metric: { Namespace, MetricName, Dimensions }, Stat: Statistic, Period };
}

function queriesOfSum(name: string, queries: readonly Query[]): (Query & { MetricStat: MetricStat })[] {
  const [result, ...results] = queries.filter(({ ReturnData }) => ReturnData);
  const expression = result?.Expression ?? '';
  if (results.length > 0 || !sumOfFilled.test(expression))
    throw new Error(`The alarm ${name} looks at "${expression}": the local runtime adds up filled metrics only`);
  const ids = [...expression.matchAll(/FILL\((\w+)/g)].map(([, id]) => id);
  return ids.map((id) => {
    const query = queries.find(({ Id }) => Id === id);
    if (!query?.MetricStat) throw new Error(`The alarm ${name} adds up "${id}", which is no metric of it`);
    return { ...query, MetricStat: query.MetricStat };
  });
}

/**
 * The state of an alarm; undefined where it stays as it is. Its periods end now, to the minute; CloudWatch looks every minute as well.
 * @param since when measuring began: what was before nobody knows, and silence is no sign until then
 */
export function stateOf(watch: Watch, metrics: Metrics, now: number, since: number): AlarmState | undefined {
  const { periodMs, periods, isBeyond, silenceIsBeyond, silenceIsNothing } = watch;
  const values = Array.from({ length: periods }, (_, back) => {
    const to = now - back * periodMs;
    return valueIn(watch, metrics, to - periodMs, to);
  });
  if (silenceIsNothing && values.every((value) => value === undefined)) return undefined;
  const isKnown = now - since >= periods * periodMs;
  if (silenceIsBeyond && !isKnown && values.every((value) => value === undefined)) return 'INSUFFICIENT_DATA';
  const beyond = (value: number | undefined) => (value === undefined ? silenceIsBeyond : isBeyond(value));
  return values.every(beyond) ? 'ALARM' : 'OK';
}

/** The sum of what was measured after one moment until another; undefined where nothing was. */
function valueIn({ metrics: watched }: Watch, metrics: Metrics, after: number, to: number): number | undefined {
  const values = watched.flatMap(({ namespace, name, dimensions, statistic }) => {
    const points = metrics.find(namespace, name, dimensions)?.points ?? [];
    return (
      statisticOf(
        points.filter(({ minute }) => minute > after && minute <= to),
        statistic,
      ) ?? []
    );
  });
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
