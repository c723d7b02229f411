import type { BillLine } from './bill.ts';
import { prices } from './prices.ts';

/** A resource of a template, as far as its price needs it. */
export interface PricedResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>> | undefined;
}

const { month } = prices;

/** Figures of a domain's endpoints, and one of each function that is in use: each is a metric of its own (`functions/platform/logging/log.ts`). */
const metricsOfDomain = 3;

/** What is paid for each month whether somebody comes or not, from the templates. */
export function standingCost(resources: readonly PricedResource[]): readonly BillLine[] {
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  const rules = of('AWS::WAFv2::WebACL').flatMap(({ Properties }) => listed(Properties?.Rules));
  const measured = of('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => metricsIn(Properties?.Metrics));
  const fromQueues = of('AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => 'ScalingConfig' in { ...Properties },
  );
  const domains = of('AWS::CodeDeploy::Application').length;
  return [
    {
      service: 'Alarms',
      dollars:
        measured.length * month.alarmMetric + of('AWS::CloudWatch::CompositeAlarm').length * month.compositeAlarm,
    },
    {
      service: 'Metrics of ours, at most',
      dollars: (of('AWS::Lambda::Function').length + domains * metricsOfDomain) * month.customMetric,
    },
    {
      service: 'Metrics of the edge',
      dollars: of('AWS::CloudFront::MonitoringSubscription').length * month.edgeMetrics,
    },
    { service: 'Dashboards', dollars: of('AWS::CloudWatch::Dashboard').length * month.dashboard },
    {
      service: 'Firewall',
      dollars: of('AWS::WAFv2::WebACL').length * month.firewall + rules.length * month.firewallRule,
    },
    { service: 'Keys', dollars: of('AWS::KMS::Key').length * month.key },
    { service: 'Secrets', dollars: of('AWS::SecretsManager::Secret').length * month.secret },
    { service: 'Queues that are asked', dollars: fromQueues.length * month.idleQueue },
  ];
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An alarm on a metric, or on an expression of several, each of which is paid for. */
function metricsIn(metrics: unknown): readonly unknown[] {
  return metrics === undefined ? [metrics] : listed(metrics).filter((one) => 'MetricStat' in Object(one));
}
