import { Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import { lambdaMetric, queueMetric, siteMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { graph, mailGraph } from './graph.ts';

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
