import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { lambdaMetric, queueMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { SiteAlarm } from './site-alarm.ts';

/** Alarms for scheduled jobs whose run failed to the end, or could not begin, and for those that did not run at all. */
export function jobAlarms(scope: Construct, { jobs }: Pick<Watched, 'jobs'>, topic: ITopic): void {
  for (const { name, functionName, deadLetterQueueName, harm, expression } of jobs) {
    new SiteAlarm(scope, `${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} A run of ${name} failed three times, or could not begin.`,
      runbook: '#failed-jobs',
      topic,
    });
    // A schedule that is gone, or switched off, leaves no dead letters.
    new SiteAlarm(scope, `${name}StoodStill`, {
      metric: lambdaMetric('Invocations', functionName).with({ period: runsWithin(expression) }),
      above: { nothingIn: 2 },
      userImpact: `${harm} ${name} stood still.`,
      runbook: '#failed-jobs',
      topic,
    });
  }
}

/** A time in which a job runs at least once: an hour for one that runs several times in it, else a day, the longest that CloudWatch sums up. */
function runsWithin(expression: string): Duration {
  const [, minutes = ''] = /^rate\((\d+) minutes?\)$/.exec(expression) ?? [];
  return minutes !== '' && Number(minutes) <= 30 ? Duration.hours(1) : Duration.days(1);
}
