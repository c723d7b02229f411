import { domainMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** Alarms for what domains count of which their `domain.ts` says that it hurts somebody. */
export function domainAlarms(alarms: SiteAlarms, { metrics }: Pick<Watched, 'metrics'>): void {
  for (const { name: metric, by, statistic, alarm } of metrics) {
    if (!alarm) continue;
    for (const { name, functionName } of by) {
      alarms.add(`${name}${metric}`, {
        metric: domainMetric(metric, functionName, statistic),
        above: alarm.above,
        ...(alarm.staysOn && { staysOn: true }),
        userImpact: alarm.harm,
        runbook: alarm.runbook,
      });
    }
  }
}
