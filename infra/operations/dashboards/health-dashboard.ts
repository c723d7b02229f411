import { Duration } from 'aws-cdk-lib';
import { AlarmState, AlarmStatusWidget, Dashboard, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { physicalName } from '../../../shared/contract/names.ts';
import type { Stage } from '../../stage.ts';
import type { SiteAlarms } from '../alarms/site-alarms.ts';
import {
  blockedMetric,
  domainMetric,
  edgeMetric,
  endpointMetric,
  lambdaMetric,
  mailMetric,
  queueMetric,
  siteMetric,
} from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { graph, numbers, row, together, wholeWidth } from './graph.ts';

/** What this dashboard shows: all that is watched, the alarms of it, and the distribution in front. */
interface Shown extends Watched {
  readonly alarms: Pick<SiteAlarms, 'told' | 'silences'>;
  readonly distributionId: string;
}

/**
 * What engineers look at: whether the site is well and what is not, then how edge, calls, events, jobs and mails fare, each by those of
 * its domains, functions and queues that stand out.
 */
export function healthDashboard(scope: Construct, stage: Stage, shown: Shown): Dashboard {
  const parts = [isWell, atAGlance, edge, calls, functions, events, mails, metrics, stoodStill];
  return new Dashboard(scope, 'Health', {
    dashboardName: physicalName(stage.name, 'health'),
    defaultInterval: Duration.hours(3),
    widgets: parts.flatMap((rowsOf) => rowsOf(shown)),
  });
}

function isWell({ alarms }: Shown): IWidget[][] {
  return [[new AlarmStatusWidget({ title: 'Is it well?', alarms: [...alarms.told], width: wholeWidth, height: 2 })]];
}

type Named = { readonly name: string; readonly functionName: string };

/** Of what our functions say themselves, some repeats: whoever sends a call twice is answered twice. */
const saying = (metric: Parameters<typeof siteMetric>[0], title: string, things: readonly Named[]) =>
  graph({ title, things, metricOf: ({ functionName }) => siteMetric(metric, functionName), largest: 'SUM' });

/** Domains that answer calls. */
function answering({ endpoints }: Watched): readonly { readonly name: string }[] {
  return [...new Set(endpoints.flatMap(({ path, domain }) => (path === undefined ? [] : [domain])))].map((name) => ({
    name,
  }));
}

function deadLetterQueues({ consumers, jobs, outboxes, undelivered }: Watched) {
  return [...consumers, ...jobs, ...outboxes, ...undelivered];
}

function atAGlance(watched: Shown): IWidget[][] {
  const { distributionId, firewall } = watched;
  const domains = answering(watched);
  const ofDomains = (name: 'Faulty' | 'ColdStarts') => domains.map((domain) => endpointMetric(name, domain.name));
  return [
    [
      numbers('In this range', [
        edgeMetric('Requests', distributionId).with({ label: 'Requests' }),
        edgeMetric('CacheHitRate', distributionId).with({ label: 'Answered by the edge, %' }),
        together(
          'Calls',
          'calls',
          domains.map(({ name }) => endpointMetric('Latency', name, 'SampleCount')),
        ),
        together('Errors of ours', 'faults', ofDomains('Faulty')),
        together('Cold starts', 'starts', ofDomains('ColdStarts')),
        blockedMetric(firewall.name, 'ALL').with({ label: 'Refused by the firewall' }),
      ]),
    ],
  ];
}

function edge({ distributionId, firewall }: Shown): IWidget[][] {
  const ofDistribution = (title: string, name: Parameters<typeof edgeMetric>[0], unit?: string) =>
    graph({
      title,
      things: [{ name: title }],
      metricOf: () => edgeMetric(name, distributionId),
      ...(unit !== undefined && { unit }),
    });
  return [
    row([
      ofDistribution('Requests at the edge', 'Requests'),
      ofDistribution('Answered by the edge', 'CacheHitRate', '%'),
      ofDistribution('Answered with an error of ours', '5xxErrorRate', '%'),
      graph({
        title: 'Refused by the firewall, by rule',
        things: firewall.rules,
        metricOf: ({ name }) => blockedMetric(firewall.name, name),
        largest: 'SUM',
      }),
    ]),
  ];
}

function calls(watched: Watched): IWidget[][] {
  const { endpoints, signIns } = watched;
  const domains = answering(watched);
  const byDomain = (title: string, name: 'Latency' | 'Faulty' | 'ColdStarts', statistic?: 'SampleCount') =>
    graph({
      title,
      things: domains,
      metricOf: (domain) => endpointMetric(name, domain.name, statistic),
      largest: 'SUM',
    });
  const latency = (percentile: 'p50' | 'p95' | 'p99') =>
    graph({
      title: `Time that calls take, ${percentile}`,
      things: domains,
      metricOf: ({ name }) => endpointMetric('Latency', name, percentile),
      unit: 'ms',
    });
  return [
    row([
      byDomain('Calls', 'Latency', 'SampleCount'),
      byDomain('Errors of ours', 'Faulty'),
      byDomain('Cold starts', 'ColdStarts'),
    ]),
    row([latency('p50'), latency('p95'), latency('p99')]),
    row([
      saying('Refused', 'Calls that a rule refused', endpoints),
      // A wave is somebody guessing, or nobody getting through.
      signIns.length === 0 ? undefined : saying('Refused', 'Sign-ins refused', signIns),
    ]),
  ];
}

function functions({ authorizer, endpoints, consumers, jobs, outboxes, figures }: Watched): IWidget[][] {
  const all: readonly Named[] = [authorizer, ...endpoints, ...consumers, ...jobs, ...outboxes, ...figures];
  const ofLambda = (title: string, name: 'Invocations' | 'Errors' | 'Throttles') =>
    graph({ title, things: all, metricOf: ({ functionName }) => lambdaMetric(name, functionName), largest: 'SUM' });
  const slowest = graph({
    title: 'Slowest, 95th percentile',
    things: all,
    metricOf: ({ functionName }) => lambdaMetric('Duration', functionName, 'p95'),
    unit: 'ms',
  });
  return [
    row([
      saying('Faulty', 'Errors that were answered', [...endpoints, ...jobs, ...figures]),
      ofLambda('Invocations that failed', 'Errors'),
      ofLambda('Invocations refused for want of capacity', 'Throttles'),
    ]),
    row([ofLambda('Invocations', 'Invocations'), slowest]),
  ];
}

function events(watched: Watched): IWidget[][] {
  const { consumers, outboxes, endpoints } = watched;
  const ofQueue = (title: string, name: Parameters<typeof queueMetric>[0], unit?: string) =>
    graph({
      title,
      things: consumers,
      metricOf: ({ queueName }) => queueMetric(name, queueName),
      ...(unit !== undefined && { unit }),
    });
  const announcing = endpoints.filter(({ announces }) => announces);
  return [
    row([
      ofQueue('Age of the oldest message', 'ApproximateAgeOfOldestMessage', 's'),
      ofQueue('Messages that wait', 'ApproximateNumberOfMessagesVisible'),
      graph({
        title: 'Dead letters',
        things: deadLetterQueues(watched),
        metricOf: ({ deadLetterQueueName }) => queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      }),
      saying('FailedMessages', 'Messages that failed', [...consumers, ...outboxes]),
    ]),
    row([
      announcing.length === 0 ? undefined : saying('Announced', 'Written, and announced', announcing),
      outboxes.length === 0
        ? undefined
        : graph({
            title: 'Age of what is read from streams',
            things: outboxes,
            metricOf: ({ functionName }) => lambdaMetric('IteratorAge', functionName, 'Maximum'),
            unit: 'ms',
          }),
      outboxes.length === 0
        ? undefined
        : graph({
            title: 'Announced events that wait',
            things: outboxes.map(({ searcher }) => searcher),
            metricOf: ({ functionName }) => siteMetric('WaitingEvents', functionName, 'Maximum'),
          }),
    ]),
  ];
}

/** Jobs of which nothing was heard; those that ran take no room. */
function stoodStill({ alarms: { silences } }: Shown): IWidget[][] {
  if (silences.length === 0) return [];
  const title = 'Jobs that stood still';
  const states = [AlarmState.ALARM];
  return [[new AlarmStatusWidget({ title, alarms: [...silences], states, width: wholeWidth, height: 3 })]];
}

function mails({ mail: { senders, streams } }: Watched): IWidget[][] {
  const share = (name: 'Reputation.BounceRate' | 'Reputation.ComplaintRate', title: string) =>
    graph({ title, things: streams, metricOf: ({ configurationSet }) => mailMetric(name, configurationSet) });
  const failing =
    senders.length === 0
      ? []
      : [
          saying('MailsFailed', 'Mails that SES did not take', senders),
          saying('MailsRefused', 'Mails to addresses that SES refuses for good', senders),
          saying('MailsWithheld', 'Mails withheld: the mailbox had enough', senders),
        ];
  return [
    row([
      share('Reputation.BounceRate', 'Share of mails that bounced'),
      share('Reputation.ComplaintRate', 'Share of mails called spam'),
    ]),
    row(failing),
  ];
}

/** What domains count of their own, four beside each other. */
function metrics({ metrics: all }: Watched): IWidget[][] {
  const beside = 4;
  const graphs = all.map(({ name, title, by, statistic }) =>
    graph({
      title,
      things: by,
      metricOf: ({ functionName }) => domainMetric(name, functionName, statistic),
      ...(statistic === undefined && { largest: 'SUM' }),
    }),
  );
  return Array.from({ length: Math.ceil(graphs.length / beside) }, (_, line) =>
    row(graphs.slice(line * beside, (line + 1) * beside)),
  );
}
