import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { queueMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { SiteAlarm } from './site-alarm.ts';

/** Alarms for scheduled jobs whose run failed to the end, or could not begin. */
export function jobAlarms(scope: Construct, { jobs }: Pick<Watched, 'jobs'>, topic: ITopic): void {
  for (const { name, deadLetterQueueName, harm } of jobs) {
    new SiteAlarm(scope, `${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} A run of ${name} failed three times, or could not begin.`,
      runbook: '#failed-jobs',
      topic,
    });
  }
}
