import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import { type Metrics, statisticOf } from '../../core/metrics.ts';

/** CloudWatch behind the gateway: `GetMetricData` of single metrics, one value for each period. */
export function createCloudWatchWire(metrics: Metrics): Wire {
  return {
    protocol: 'json',
    needs: ({ operation }) => {
      if (operation === 'GetMetricData') return [{ action: 'cloudwatch:GetMetricData', resource: '*' }];
      throw new AwsError('UnknownOperationException', `The local runtime knows GetMetricData only, not ${operation}`);
    },
    answer: (request) => {
      const { MetricDataQueries, StartTime, EndTime } = inputOf(request);
      const range = { from: Number(StartTime) * 1_000, to: Number(EndTime) * 1_000 };
      const queries = listOf(MetricDataQueries).filter(isObject);
      return jsonReply({ MetricDataResults: queries.map((query) => resultOf(metrics, query, range)), Messages: [] });
    },
  };
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
