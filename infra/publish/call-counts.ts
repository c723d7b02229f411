import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { functionName } from '../../shared/contract/names.ts';
import { metricNamespace } from '../../shared/metrics.ts';
import type { Access } from './access.ts';

/**
 * Adds up a metric that a function of the site emits, over UTC days, both included.
 * @param metric `Accepted`, `Repeated` …
 */
export type CountCalls = (metric: string, name: string, from: string, to: string) => Promise<number>;

const secondsPerDay = 86_400;

/** Counts of a stage from CloudWatch, which keeps a metric by the hour for 15 months. */
export function callCounter(stage: string, { endpoints, ...account }: Access): CountCalls {
  const client = new CloudWatchClient({ ...account, ...(endpoints && { endpoint: endpoints.monitoring }) });
  return async (metric, name, from, to) => {
    const Dimensions = [{ Name: 'function', Value: functionName(stage, name) }];
    const Metric = { Namespace: metricNamespace, MetricName: metric, Dimensions };
    const { MetricDataResults = [] } = await client.send(
      new GetMetricDataCommand({
        StartTime: new Date(from),
        EndTime: new Date(Date.parse(to) + secondsPerDay * 1_000),
        MetricDataQueries: [{ Id: 'sum', MetricStat: { Metric, Period: secondsPerDay, Stat: 'Sum' } }],
      }),
    );
    return MetricDataResults.flatMap(({ Values = [] }) => Values).reduce((sum, value) => sum + value, 0);
  };
}
