import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import { type Metrics, statisticOf } from '../../core/metrics.ts';
import type { AlarmStatus } from './alarms/alarms.ts';

interface Shown {
  readonly metrics: Metrics;
  /** Bodies by name. */
  readonly dashboards: ReadonlyMap<string, string>;
  readonly alarms: () => readonly AlarmStatus[];
}

/** CloudWatch behind the gateway: metrics one by one, dashboards as the template writes them, and the alarms as they are. Nothing is in pages. */
export function createCloudWatchWire({ metrics, dashboards, alarms }: Shown): Wire {
  const answers: Readonly<Record<string, (input: JsonObject) => object>> = Object.fromEntries([
    ['GetMetricData', (input: JsonObject) => metricData(metrics, input)],
    [
      'ListDashboards',
      () => ({ DashboardEntries: [...dashboards.keys()].map((DashboardName) => ({ DashboardName })) }),
    ],
    ['GetDashboard', ({ DashboardName }: JsonObject) => dashboardNamed(String(DashboardName), dashboards)],
    ['DescribeAlarms', () => describedAlarms(alarms())],
  ]);
  return {
    protocol: 'json',
    needs: ({ operation }) => {
      if (Object.hasOwn(answers, operation)) return [{ action: `cloudwatch:${operation}`, resource: '*' }];
      const known = Object.keys(answers).join(', ');
      throw new AwsError('UnknownOperationException', `The local runtime knows ${known} only, not ${operation}`);
    },
    answer: (request) => jsonReply(answers[request.operation]?.(inputOf(request)) ?? {}),
  };
}

function dashboardNamed(DashboardName: string, dashboards: Shown['dashboards']): object {
  const DashboardBody = dashboards.get(DashboardName);
  if (DashboardBody !== undefined) return { DashboardName, DashboardBody };
  throw new AwsError('ResourceNotFound', `Dashboard ${DashboardName} does not exist`, 404);
}

function describedAlarms(alarms: readonly AlarmStatus[]): object {
  const isOfOthers = ({ anyOf }: AlarmStatus) => anyOf.length > 0;
  const described = ({ name, state, since, description }: AlarmStatus) => ({
    AlarmName: name,
    AlarmDescription: description,
    StateValue: state,
    StateUpdatedTimestamp: since / 1_000,
  });
  const ruleOf = ({ anyOf }: AlarmStatus) => anyOf.map((name) => `ALARM("${name}")`).join(' OR ');
  return {
    MetricAlarms: alarms.filter((alarm) => !isOfOthers(alarm)).map(described),
    CompositeAlarms: alarms.filter(isOfOthers).map((alarm) => ({ ...described(alarm), AlarmRule: ruleOf(alarm) })),
  };
}

function metricData(metrics: Metrics, { MetricDataQueries, StartTime, EndTime }: JsonObject): object {
  const range = { from: Number(StartTime) * 1_000, to: Number(EndTime) * 1_000 };
  const queries = listOf(MetricDataQueries).filter(isObject);
  return { MetricDataResults: queries.map((query) => resultOf(metrics, query, range)), Messages: [] };
}

interface Range {
  /** Milliseconds since the epoch; the end is not part of it. */
  readonly from: number;
  readonly to: number;
}

function resultOf(metrics: Metrics, { Id = '', MetricStat }: JsonObject, { from, to }: Range) {
  if (!isObject(MetricStat) || !isObject(MetricStat.Metric))
    throw new AwsError('ValidationError', 'The local runtime answers single metrics, no expressions');
  const { Namespace, MetricName, Dimensions } = MetricStat.Metric;
  const dimensions = listOf(Dimensions)
    .filter(isObject)
    .map(({ Name, Value }) => [String(Name), String(Value)]);
  const found = metrics.find(String(Namespace), String(MetricName), Object.fromEntries(dimensions));
  const period = Number(MetricStat.Period) * 1_000;
  const periodOf = (instant: number) => Math.floor(instant / period) * period;
  const points = (found?.points ?? []).filter(({ minute }) => minute >= periodOf(from) && minute < to);
  const periods = [...Map.groupBy(points, ({ minute }) => periodOf(minute))].toSorted(([a], [b]) => b - a);
  return {
    Id,
    Label: MetricName,
    StatusCode: 'Complete',
    Timestamps: periods.map(([start]) => start / 1_000),
    Values: periods.map(([, group]) => statisticOf(group, String(MetricStat.Stat)) ?? 0),
  };
}
