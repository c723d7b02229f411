import { Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import { lambdaMetric, siteMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { graph, mailGraph } from './graph.ts';

/** What the business looks at: calls by domain, what was accepted and what rules refused, events announced and consumed, jobs run. */
export function usageDashboard(scope: Construct, stage: Stage, watched: Watched): Dashboard {
  const { endpoints, consumers, jobs, outboxes, mail } = watched;
  const announcing = endpoints.filter(({ announces }) => announces);
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
    [
      graph('Batches consumed', consumers, ({ functionName }) => lambdaMetric('Invocations', functionName)),
      graph('Batches of announced events', outboxes, ({ functionName }) => lambdaMetric('Invocations', functionName)),
      graph('Jobs run', jobs, ({ functionName }) => lambdaMetric('Invocations', functionName)),
    ],
    ...(announcing.length === 0
      ? []
      : [[graph('Written, and announced', announcing, ({ functionName }) => siteMetric('Announced', functionName))]]),
    [mailGraph('Mails sent, and those that came back', mail, ['Send', 'Bounce', 'Complaint'])],
  ];
  return new Dashboard(scope, 'Usage', { dashboardName: physicalName(stage.name, 'usage'), widgets: rows });
}
