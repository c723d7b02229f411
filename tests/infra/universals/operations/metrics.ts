import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EndpointMetricName, metricNamespace } from '../../../../shared/metrics.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { isOfStream } from '../events/mappings.ts';
import type { Complaint } from '../universal.ts';

/** A metric as an alarm or a dashboard names it. */
export interface NamedMetric {
  readonly namespace: string;
  readonly name: string;
  /** Dimensions by their names. */
  readonly dimensions: Readonly<Record<string, string>>;
}

/** What the metrics of a namespace measure: the type that their dimension names, what stands beside it, and the metrics that exist. */
interface Namespace {
  readonly dimension: string;
  readonly type: string;
  /** Another dimension, and whether there is such a value of it. */
  readonly beside?: readonly [dimension: string, isKnown: (value: string, of: Resource) => boolean];
  /** Whether a resource has the name, where that is not its own. */
  readonly isNamed?: (name: string, resource: Resource) => boolean;
  readonly isMeasured: (metric: string, of: Resource, stacks: Stacks) => boolean;
}

const namespaces: Readonly<Record<string, Namespace>> = {
  'AWS/Lambda': {
    dimension: 'FunctionName',
    type: 'AWS::Lambda::Function',
    isMeasured: (metric, lambda, stacks) =>
      ['Invocations', 'Errors', 'Throttles', 'Duration', 'ConcurrentExecutions'].includes(metric) ||
      (metric === 'IteratorAge' && readsStream(lambda, stacks)),
  },
  'AWS/CloudFront': {
    dimension: 'DistributionId',
    type: 'AWS::CloudFront::Distribution',
    beside: ['Region', (region) => region === 'Global'],
    isMeasured: (metric, _, stacks) =>
      ['Requests', '5xxErrorRate'].includes(metric) ||
      (metric === 'CacheHitRate' && stacks.of('AWS::CloudFront::MonitoringSubscription').length > 0),
  },
  'AWS/WAFV2': {
    dimension: 'WebACL',
    type: 'AWS::WAFv2::WebACL',
    beside: ['Rule', (rule, acl) => rule === 'ALL' || acl.items('Rules').some((each) => each.is('Name', rule))],
    isNamed: (name, acl) => acl.is('VisibilityConfig.MetricName', name),
    isMeasured: (metric) => metric === 'BlockedRequests',
  },
  'AWS/SES': {
    dimension: 'ses:configuration-set',
    type: 'AWS::SES::ConfigurationSet',
    isMeasured: (metric, set) =>
      ['Send', 'Bounce', 'Complaint'].includes(metric) ||
      (/^Reputation\.(Bounce|Complaint)Rate$/.test(metric) &&
        set.is('ReputationOptions.ReputationMetricsEnabled', true)),
  },
  'AWS/SQS': {
    dimension: 'QueueName',
    type: 'AWS::SQS::Queue',
    isMeasured: (metric) =>
      ['ApproximateAgeOfOldestMessage', 'ApproximateNumberOfMessagesVisible', 'NumberOfMessagesSent'].includes(metric),
  },
  [metricNamespace]: {
    dimension: 'function',
    type: 'AWS::Lambda::Function',
    // Minifying keeps the name of a metric, as it is a key or a text.
    isMeasured: (metric, lambda, { site }) => new RegExp(`["'{,]${metric}["':]`).test(bundleOf(lambda, site.assembly)),
  },
};

function readsStream(lambda: Resource, stacks: Stacks): boolean {
  return stacks
    .of('AWS::Lambda::EventSourceMapping')
    .some((mapping) => lambda.isNamedIn(mapping.text('FunctionName')) && isOfStream(mapping, stacks));
}

/** The code of a function, in which the metrics it gives to `log` can be found by name. */
function bundleOf(lambda: Resource, assembly: string): string {
  const folder = path.join(assembly, `asset.${path.parse(lambda.text('Code.S3Key')).name}`);
  return globSync(`${folder}/*.{cjs,mjs,js}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Metrics of all endpoints of a domain together. */
const ofEndpoints: Readonly<Record<EndpointMetricName, true>> = { Latency: true, ColdStarts: true, Faulty: true };

/** What is wrong with watching a metric: an alarm, or a line, for one that does not exist would stay silent for ever. */
export function wrongWith({ namespace, name, dimensions }: NamedMetric, stacks: Stacks): Complaint {
  const known = namespaces[namespace];
  if (!known) return `watches ${namespace}, of which the universals know nothing`;
  const { domain } = dimensions;
  if (namespace === metricNamespace && domain !== undefined) {
    const isThere = stacks.site.endpoints.some((endpoint) => endpoint.domain === domain);
    return (
      !(isThere && Object.hasOwn(ofEndpoints, name)) && `watches ${name} of the domain ${domain}, which nobody measures`
    );
  }
  const { beside, isNamed } = known;
  const watched = dimensions[known.dimension];
  if (watched === undefined || Object.keys(dimensions).length > (beside ? 2 : 1))
    return `watches ${name} of nothing that is measured`;
  const found = isNamed
    ? stacks.of(known.type).find((resource) => isNamed(watched, resource))
    : stacks.find(known.type, watched);
  if (!found) return `watches ${watched}, which does not exist`;
  if (beside && !beside[1](dimensions[beside[0]] ?? '', found))
    return `watches ${name} of ${watched} by what it does not have`;
  return (
    !known.isMeasured(name, found, stacks) &&
    `watches ${name} of ${watched}, which nobody measures: its code has to give it to log() as a metric`
  );
}
