import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IWidget, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { systemName } from '../../shared/contract/names.ts';
import { metricNamespace } from '../../shared/metrics.ts';
import type { ApiStack } from '../stacks/api-stack.ts';
import type { Stage } from '../stage.ts';

const width = 12;
const period = Duration.minutes(5);

/** A metric that our functions emit, by the function's name. */
function siteMetric(metricName: string, functionName: string, statistic = 'Sum'): Metric {
  return new Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { Function: functionName },
    statistic,
    period,
  });
}

/**
 * Requests that got an error of ours: faults that the function answered, and invocations that ended without an answer (it
 * did not start, ran out of time or memory) or never began. The function itself can only count the first.
 */
export function failedRequests(handler: IFunction): MathExpression {
  return new MathExpression({
    expression: 'FILL(faults, 0) + FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: {
      faults: siteMetric('Faults', handler.functionName),
      errors: handler.metricErrors({ period }),
      throttles: handler.metricThrottles({ period }),
    },
    period,
  });
}

/** What the business looks at: how many downloads were recorded and counted, what visitors read. */
export function usageDashboard(scope: Construct, stage: Stage, { endpoints, consumers }: ApiStack): Dashboard {
  const requests = endpoints.map(({ name, handler }) =>
    siteMetric('Requests', handler.functionName).with({ label: name }),
  );
  const counted = consumers.map((consumer) =>
    siteMetric('Messages', consumer.function.functionName).with({ label: consumer.consumerName }),
  );
  const rows: IWidget[][] = [
    [
      new GraphWidget({ title: 'Calls by endpoint', width, left: requests }),
      new GraphWidget({ title: 'Events consumed', width, left: counted }),
    ],
  ];
  return new Dashboard(scope, 'Usage', { dashboardName: `${systemName}-${stage.name}-usage`, widgets: rows });
}

/** What engineers look at: faults, latency, queue ages and dead letters. */
export function healthDashboard(scope: Construct, stage: Stage, { endpoints, consumers }: ApiStack): Dashboard {
  const functions = [
    ...endpoints.map(({ name, handler }) => ({ label: name, handler })),
    ...consumers.map((consumer) => ({ label: consumer.consumerName, handler: consumer.function })),
  ];
  const ofEndpoints = (metric: string, statistic?: string) =>
    endpoints.map(({ name, handler }) => siteMetric(metric, handler.functionName, statistic).with({ label: name }));
  const rows: IWidget[][] = [
    [
      new GraphWidget({ title: 'Faults', width, left: ofEndpoints('Faults') }),
      new GraphWidget({ title: 'Latency, 95th percentile', width, left: ofEndpoints('Latency', 'p95') }),
    ],
    [
      new GraphWidget({
        title: 'Invocations that failed',
        width,
        left: functions.map(({ label, handler }) => handler.metricErrors({ period, label })),
      }),
      new GraphWidget({
        title: 'Invocations refused for want of capacity',
        width,
        left: functions.map(({ label, handler }) => handler.metricThrottles({ period, label })),
      }),
    ],
    [
      new GraphWidget({
        title: 'Age of the oldest message',
        width,
        left: consumers.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ period })),
      }),
      new GraphWidget({
        title: 'Dead letters',
        width,
        left: consumers.map(({ deadLetterQueue }) =>
          deadLetterQueue.metricApproximateNumberOfMessagesVisible({ period }),
        ),
      }),
    ],
  ];
  return new Dashboard(scope, 'Health', { dashboardName: `${systemName}-${stage.name}-health`, widgets: rows });
}
