import { Duration } from 'aws-cdk-lib';
import { lambdaMetric, queueMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** Alarms for scheduled jobs whose run failed to the end, or could not begin, and for those that did not run at all. */
export function jobAlarms(alarms: SiteAlarms, { jobs }: Pick<Watched, 'jobs'>): void {
  for (const { name, functionName, deadLetterQueueName, harm, expression } of jobs) {
    alarms.add(`${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: `${harm} A run of ${name} failed three times, or could not begin.`,
      runbook: '#failed-jobs',
    });
    // A schedule that is gone, or switched off, leaves no dead letters.
    alarms.add(`${name}StoodStill`, {
      metric: lambdaMetric('Invocations', functionName).with({ period: runsWithin(expression) }),
      above: { nothingIn: 2 },
      userImpact: `${harm} ${name} stood still.`,
      runbook: '#failed-jobs',
    });
  }
}

/** A time in which a job runs at least once: an hour for one that runs several times in it, else a day, the longest that CloudWatch sums up. */
function runsWithin(expression: string): Duration {
  const [, minutes = ''] = /^rate\((\d+) minutes?\)$/.exec(expression) ?? [];
  return minutes !== '' && Number(minutes) <= 30 ? Duration.hours(1) : Duration.days(1);
}
