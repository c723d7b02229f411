import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { waitingTime } from '../../../shared/waiting-time.ts';
import { queueMetric, siteMetric } from '../metrics.ts';
import { usuallyLate, type Watched } from '../watched.ts';
import { SiteAlarm } from './site-alarm.ts';

/** Alarms for what follows from events: consumers that give up or fall behind, and events that do not reach the bus. */
export function eventAlarms(
  scope: Construct,
  { consumers, outboxes }: Pick<Watched, 'consumers' | 'outboxes'>,
  topic: ITopic,
): void {
  for (const { name, queueName, deadLetterQueueName, harm, lateSeconds } of consumers) {
    new SiteAlarm(scope, `${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} ${name} could not handle some events, and they are set aside until they are redriven.`,
      runbook: '#dead-letters',
      topic,
    });
    new SiteAlarm(scope, `${name}Delay`, {
      metric: queueMetric('ApproximateAgeOfOldestMessage', queueName),
      above: lateSeconds,
      userImpact: `${harm} ${name} is more than ${waitingTime(lateSeconds * 1_000)} behind its events.`,
      runbook: '#delayed-events',
      topic,
    });
  }
  for (const { name, searcher, deadLetterQueueName, harm } of outboxes) {
    new SiteAlarm(scope, `${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} ${name} could not bring some events to the bus; ${searcher.name} tries them every five minutes.`,
      runbook: '#waiting-events',
      topic,
    });
    new SiteAlarm(scope, `${searcher.name}Delay`, {
      metric: siteMetric('OldestWaitingSeconds', searcher.functionName, 'Maximum'),
      above: usuallyLate,
      userImpact: `${harm} Some events have waited for more than 15 minutes.`,
      runbook: '#waiting-events',
      topic,
    });
  }
}
