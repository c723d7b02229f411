import {
  CloudWatchClient,
  GetDashboardCommand,
  GetMetricDataCommand,
  paginateDescribeAlarms,
  paginateListDashboards,
} from '@aws-sdk/client-cloudwatch';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Access } from '../../../publish/access.ts';
import type { DescribedAlarm } from './alarm-lines.ts';
import type { InvokeByArn } from './custom-widget.ts';
import { type Dashboard, readDashboard } from './dashboard.ts';
import type { AskedMetric, Range, ReadMetrics } from './graph-values.ts';

/** CloudWatch takes so many metrics at once. */
const mostMetrics = 500;

/** What CloudWatch's console is told by AWS, of a deployed stage or of the local site. */
export interface Console {
  dashboards(): Promise<readonly Dashboard[]>;
  readonly read: ReadMetrics;
  alarms(): Promise<readonly DescribedAlarm[]>;
  readonly invoke: InvokeByArn;
}

export function createConsole({ endpoints, operator: _, ...account }: Access): Console {
  const cloudwatch = new CloudWatchClient({ ...account, ...(endpoints && { endpoint: endpoints.monitoring }) });
  const lambda = new LambdaClient({ ...account, ...(endpoints && { endpoint: endpoints.lambda }) });

  const readSome = async (metrics: readonly AskedMetric[], { from, to, periodMs }: Range) => {
    const command = new GetMetricDataCommand({
      StartTime: new Date(from),
      EndTime: new Date(to),
      MetricDataQueries: metrics.map(({ namespace, name, dimensions, statistic }, at) => {
        const Dimensions = Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value }));
        const Metric = { Namespace: namespace, MetricName: name, Dimensions };
        return { Id: `m${at}`, MetricStat: { Metric, Period: periodMs / 1_000, Stat: statistic } };
      }),
    });
    const { MetricDataResults = [] } = await cloudwatch.send(command);
    const byId = new Map(MetricDataResults.map((result) => [result.Id, result]));
    return metrics.map((_, at) => {
      const { Timestamps = [], Values = [] } = byId.get(`m${at}`) ?? {};
      return new Map(Timestamps.map((time, place) => [time.getTime() / 1_000, Values[place] ?? 0]));
    });
  };

  return {
    async dashboards() {
      const names: string[] = [];
      for await (const { DashboardEntries = [] } of paginateListDashboards({ client: cloudwatch }, {}))
        names.push(...DashboardEntries.flatMap(({ DashboardName }) => DashboardName ?? []));
      return Promise.all(
        names.map(async (DashboardName) => {
          const { DashboardBody = '' } = await cloudwatch.send(new GetDashboardCommand({ DashboardName }));
          return readDashboard(DashboardName, DashboardBody);
        }),
      );
    },

    async read(metrics, range) {
      const parts = Array.from({ length: Math.ceil(metrics.length / mostMetrics) }, (_, part) =>
        metrics.slice(part * mostMetrics, (part + 1) * mostMetrics),
      );
      return (await Promise.all(parts.map((part) => readSome(part, range)))).flat();
    },

    async alarms() {
      const all: DescribedAlarm[] = [];
      const asked = { AlarmTypes: ['MetricAlarm' as const, 'CompositeAlarm' as const] };
      for await (const { MetricAlarms = [], CompositeAlarms = [] } of paginateDescribeAlarms(
        { client: cloudwatch },
        asked,
      ))
        for (const alarm of [...MetricAlarms, ...CompositeAlarms]) {
          const rule = 'AlarmRule' in alarm ? (alarm.AlarmRule ?? '') : '';
          all.push({
            name: alarm.AlarmName ?? '',
            state: alarm.StateValue ?? 'INSUFFICIENT_DATA',
            since: alarm.StateUpdatedTimestamp?.getTime() ?? 0,
            description: alarm.AlarmDescription ?? '',
            anyOf: [...rule.matchAll(/ALARM\("?[^")]*?([^":)]+)"?\)/g)].map(([, name = '']) => name),
          });
        }
      return all;
    },

    async invoke(arn, event) {
      const { Payload, FunctionError } = await lambda.send(
        new InvokeCommand({ FunctionName: arn, Payload: JSON.stringify(event) }),
      );
      const answer: unknown = JSON.parse(Payload?.transformToString() ?? 'null');
      if (FunctionError !== undefined) throw new Error(`${Object(answer).errorType}: ${Object(answer).errorMessage}`);
      return answer;
    },
  };
}
