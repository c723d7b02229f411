import { waitingTime } from '../../../shared/waiting-time.ts';
import { queueMetric, siteMetric } from '../metrics.ts';
import { usuallyLate, type Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** Alarms for what follows from events: consumers that give up or fall behind, and events that do not reach the bus. */
export function eventAlarms(
  alarms: SiteAlarms,
  { consumers, outboxes }: Pick<Watched, 'consumers' | 'outboxes'>,
): void {
  for (const { name, queueName, deadLetterQueueName, harm, lateSeconds } of consumers) {
    alarms.add(`${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} ${name} could not handle some events, and they are set aside until they are redriven.`,
      runbook: '#dead-letters',
    });
    alarms.add(`${name}Delay`, {
      metric: queueMetric('ApproximateAgeOfOldestMessage', queueName),
      above: lateSeconds,
      userImpact: `${harm} ${name} is more than ${waitingTime(lateSeconds * 1_000)} behind its events.`,
      runbook: '#delayed-events',
    });
  }
  for (const { name, searcher, deadLetterQueueName, harm } of outboxes) {
    alarms.add(`${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} ${name} could not bring some events to the bus; ${searcher.name} tries them every five minutes.`,
      runbook: '#waiting-events',
    });
    alarms.add(`${searcher.name}Delay`, {
      metric: siteMetric('OldestWaitingSeconds', searcher.functionName, 'Maximum'),
      above: usuallyLate,
      userImpact: `${harm} Some events have waited for more than 15 minutes.`,
      runbook: '#waiting-events',
    });
  }
}
