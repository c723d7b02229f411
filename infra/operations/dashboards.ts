import { Dashboard, GraphWidget, type IMetric, type IWidget, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';
import { lambdaMetric, mailMetric, queueMetric, siteMetric } from './metrics.ts';
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

/** A graph with a line for each metric of each stream of mail. */
function mailGraph(
  title: string,
  { streams }: Watched['mail'],
  names: readonly Parameters<typeof mailMetric>[0][],
): GraphWidget {
  const left = streams.flatMap(({ name: stream, configurationSet }) =>
    names.map((name) =>
      mailMetric(name, configurationSet).with({ label: `${name.replace('Reputation.', '')} (${stream})` }),
    ),
  );
  return new GraphWidget({ title, width, left });
}

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

/** What engineers look at: faults, latency, failed invocations, queue ages and dead letters. */
export function healthDashboard(
  scope: Construct,
  stage: Stage,
  { authorizer, endpoints, consumers, jobs, outboxes, mail }: Watched,
): Dashboard {
  const functions = [authorizer, ...endpoints, ...consumers, ...jobs, ...outboxes];
  const searchers = outboxes.map(({ searcher }) => searcher);
  const rows: IWidget[][] = [
    [
      graph('Faults', [...endpoints, ...jobs], ({ functionName }) => siteMetric('Faulty', functionName)),
      graph('Latency, 95th percentile', endpoints, ({ functionName }) => lambdaMetric('Duration', functionName, 'p95')),
    ],
    [
      graph('Messages that failed', [...consumers, ...outboxes], ({ functionName }) =>
        siteMetric('FailedMessages', functionName),
      ),
      graph('Announced events that wait', searchers, ({ functionName }) =>
        siteMetric('WaitingEvents', functionName, 'Maximum'),
      ),
    ],
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
      graph('Dead letters', [...consumers, ...jobs, ...outboxes], ({ deadLetterQueueName }) =>
        queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      ),
    ],
    [
      mailGraph('Share of mails that came back', mail, ['Reputation.BounceRate', 'Reputation.ComplaintRate']),
      ...(mail.senders.length === 0
        ? []
        : [
            graph('Mails that SES did not take', mail.senders, ({ functionName }) =>
              siteMetric('MailsFailed', functionName),
            ),
            graph('Mails to addresses that SES refuses for good', mail.senders, ({ functionName }) =>
              siteMetric('MailsRefused', functionName),
            ),
            graph('Mails withheld: the mailbox had enough', mail.senders, ({ functionName }) =>
              siteMetric('MailsWithheld', functionName),
            ),
          ]),
    ],
  ];
  return new Dashboard(scope, 'Health', { dashboardName: physicalName(stage.name, 'health'), widgets: rows });
}
