import { Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import { domainMetric, lambdaMetric, mailMetric, queueMetric, siteMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { graph } from './graph.ts';

/** What engineers look at: how calls, events, jobs and mails fare, each by those of its functions and queues that stand out. */
export function healthDashboard(scope: Construct, stage: Stage, watched: Watched): Dashboard {
  const widgets = [calls, signIns, metrics, functions, events, jobs, mails].flatMap((rowsOf) => rowsOf(watched));
  return new Dashboard(scope, 'Health', { dashboardName: physicalName(stage.name, 'health'), widgets });
}

type Named = { readonly name: string; readonly functionName: string };

const invocations = ({ functionName }: Named) => lambdaMetric('Invocations', functionName);

/** Of what our functions say themselves, some repeats: whoever sends a call twice is answered twice. */
const saying = (metric: Parameters<typeof siteMetric>[0], title: string, things: readonly Named[]) =>
  graph({ title, things, metricOf: ({ functionName }) => siteMetric(metric, functionName), largest: 'SUM' });

function calls({ endpoints, jobs, figures }: Watched): IWidget[][] {
  const announcing = endpoints.filter(({ announces }) => announces);
  return [
    [
      saying('Faulty', 'Faults', [...endpoints, ...jobs, ...figures]),
      graph({
        title: 'Latency, 95th percentile',
        things: endpoints,
        metricOf: ({ functionName }) => lambdaMetric('Duration', functionName, 'p95'),
      }),
    ],
    [
      saying('Accepted', 'Calls that did what they were asked', endpoints),
      saying('Refused', 'Calls that a rule refused', endpoints),
    ],
    announcing.length === 0 ? [] : [saying('Announced', 'Written, and announced', announcing)],
  ];
}

/** Whether people get in: a wave of refusals is somebody guessing, or nobody getting through. */
function signIns({ signIns: all }: Watched): IWidget[][] {
  return [all.length === 0 ? [] : [saying('Refused', 'Sign-ins refused', all)]];
}

/** What domains count of their own. */
function metrics({ metrics: all }: Watched): IWidget[][] {
  return [
    all.map(({ name, title, by, statistic }) =>
      graph({
        title,
        things: by,
        metricOf: ({ functionName }) => domainMetric(name, functionName, statistic),
        ...(statistic === undefined && { largest: 'SUM' }),
      }),
    ),
  ];
}

function functions({ authorizer, endpoints, consumers, jobs, outboxes, figures }: Watched): IWidget[][] {
  const all: readonly Named[] = [authorizer, ...endpoints, ...consumers, ...jobs, ...outboxes, ...figures];
  return [
    [
      graph({
        title: 'Invocations that failed',
        things: all,
        metricOf: ({ functionName }) => lambdaMetric('Errors', functionName),
        largest: 'SUM',
      }),
      graph({
        title: 'Invocations refused for want of capacity',
        things: all,
        metricOf: ({ functionName }) => lambdaMetric('Throttles', functionName),
        largest: 'SUM',
      }),
    ],
  ];
}

function events({ consumers, jobs, outboxes }: Watched): IWidget[][] {
  const searchers = outboxes.map(({ searcher }) => searcher);
  return [
    [
      graph({
        title: 'Batches consumed',
        things: [...consumers, ...outboxes],
        metricOf: invocations,
        largest: 'SUM',
      }),
      saying('FailedMessages', 'Messages that failed', [...consumers, ...outboxes]),
    ],
    [
      graph({
        title: 'Age of the oldest message',
        things: consumers,
        metricOf: ({ queueName }) => queueMetric('ApproximateAgeOfOldestMessage', queueName),
      }),
      graph({
        title: 'Dead letters',
        things: [...consumers, ...jobs, ...outboxes],
        metricOf: ({ deadLetterQueueName }) => queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      }),
    ],
    [
      graph({
        title: 'Announced events that wait',
        things: searchers,
        metricOf: ({ functionName }) => siteMetric('WaitingEvents', functionName, 'Maximum'),
      }),
    ],
  ];
}

function jobs({ jobs: all }: Watched): IWidget[][] {
  return [[graph({ title: 'Jobs run', things: all, metricOf: invocations, largest: 'SUM' })]];
}

function mails({ mail: { senders, streams } }: Watched): IWidget[][] {
  const share = (name: 'Reputation.BounceRate' | 'Reputation.ComplaintRate', title: string) =>
    graph({ title, things: streams, metricOf: ({ configurationSet }) => mailMetric(name, configurationSet) });
  return [
    [
      share('Reputation.BounceRate', 'Share of mails that bounced'),
      share('Reputation.ComplaintRate', 'Share of mails called spam'),
    ],
    senders.length === 0
      ? []
      : [
          saying('MailsFailed', 'Mails that SES did not take', senders),
          saying('MailsRefused', 'Mails to addresses that SES refuses for good', senders),
          saying('MailsWithheld', 'Mails withheld: the mailbox had enough', senders),
        ],
  ];
}
