import { Dashboard, GraphWidget, type IMetric, type IWidget, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';
import { lambdaMetric, queueMetric, siteMetric } from './metrics.ts';
import type { Watched } from './watched.ts';

const width = 12;

/** A graph with one line for each of the things watched. */
function graph<Thing extends { readonly name: string }>(
  title: string,
  things: readonly Thing[],
  metricOf: (thing: Thing) => Metric,
): GraphWidget {
  const left: IMetric[] = things.map((thing) => metricOf(thing).with({ label: thing.name }));
  return new GraphWidget({ title, width, left });
}

/** What the business looks at: calls by domain, what was accepted and what rules refused, events consumed. */
export function usageDashboard(scope: Construct, stage: Stage, { endpoints, consumers }: Watched): Dashboard {
  const byDomain = Map.groupBy(endpoints, ({ domain }) => domain);
  const calls = [...byDomain].map(([domain, ofDomain]) =>
    graph(`Calls: ${domain}`, ofDomain, ({ functionName }) => lambdaMetric('Invocations', functionName)),
  );
  const rows: IWidget[][] = [
    ...calls.map((widget) => [widget]),
    [
      graph('Calls that did what they were asked', endpoints, ({ functionName }) =>
        siteMetric('Accepted', functionName),
      ),
      graph('Calls that a rule refused', endpoints, ({ functionName }) => siteMetric('Refused', functionName)),
    ],
    [graph('Batches consumed', consumers, ({ functionName }) => lambdaMetric('Invocations', functionName))],
  ];
  return new Dashboard(scope, 'Usage', { dashboardName: physicalName(stage.name, 'usage'), widgets: rows });
}

/** What engineers look at: faults, latency, failed invocations, queue ages and dead letters. */
export function healthDashboard(
  scope: Construct,
  stage: Stage,
  { authorizer, endpoints, consumers }: Watched,
): Dashboard {
  const functions = [authorizer, ...endpoints, ...consumers];
  const rows: IWidget[][] = [
    [
      graph('Faults', endpoints, ({ functionName }) => siteMetric('Faulty', functionName)),
      graph('Latency, 95th percentile', endpoints, ({ functionName }) => lambdaMetric('Duration', functionName, 'p95')),
    ],
    [graph('Messages that failed', consumers, ({ functionName }) => siteMetric('FailedMessages', functionName))],
    [
      graph('Invocations that failed', functions, ({ functionName }) => lambdaMetric('Errors', functionName)),
      graph('Invocations refused for want of capacity', functions, ({ functionName }) =>
        lambdaMetric('Throttles', functionName),
      ),
    ],
    [
      graph('Age of the oldest message', consumers, ({ queueName }) =>
        queueMetric('ApproximateAgeOfOldestMessage', queueName),
      ),
      graph('Dead letters', consumers, ({ deadLetterQueueName }) =>
        queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      ),
    ],
  ];
  return new Dashboard(scope, 'Health', { dashboardName: physicalName(stage.name, 'health'), widgets: rows });
}
