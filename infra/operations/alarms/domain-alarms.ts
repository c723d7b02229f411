import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { domainMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { SiteAlarm } from './site-alarm.ts';

/** Alarms for what domains count of which their `domain.ts` says that it hurts somebody. */
export function domainAlarms(scope: Construct, { metrics }: Pick<Watched, 'metrics'>, topic: ITopic): void {
  for (const { name: metric, by, statistic, alarm } of metrics) {
    if (!alarm) continue;
    for (const { name, functionName } of by) {
      new SiteAlarm(scope, `${name}${metric}`, {
        metric: domainMetric(metric, functionName, statistic),
        above: alarm.above,
        userImpact: alarm.harm,
        runbook: alarm.runbook,
        topic,
      });
    }
  }
}
