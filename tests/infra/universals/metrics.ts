import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { metricNamespace } from '../../../shared/metrics.ts';
import type { Resource, Stacks } from '../stacks.ts';
import type { Complaint } from './universal.ts';

/** A metric as an alarm or a dashboard names it. */
export interface NamedMetric {
  readonly namespace: string;
  readonly name: string;
  /** Dimensions by their names. */
  readonly dimensions: Readonly<Record<string, string>>;
}

/** What the metrics of a namespace measure: the type that their one dimension names, and the metrics that exist. */
interface Namespace {
  readonly dimension: string;
  readonly type: string;
  readonly isMeasured: (metric: string, of: Resource, stacks: Stacks) => boolean;
}

const namespaces: Readonly<Record<string, Namespace>> = {
  'AWS/Lambda': {
    dimension: 'FunctionName',
    type: 'AWS::Lambda::Function',
    isMeasured: (metric) => ['Invocations', 'Errors', 'Throttles', 'Duration', 'ConcurrentExecutions'].includes(metric),
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

/** The code of a function, in which the metrics it gives to `log` can be found by name. */
function bundleOf(lambda: Resource, assembly: string): string {
  const folder = path.join(assembly, `asset.${path.parse(lambda.text('Code.S3Key')).name}`);
  return globSync(`${folder}/*.{cjs,mjs,js}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** What is wrong with watching a metric: an alarm, or a line, for one that does not exist would stay silent for ever. */
export function wrongWith({ namespace, name, dimensions }: NamedMetric, stacks: Stacks): Complaint {
  const known = namespaces[namespace];
  if (!known) return `watches ${namespace}, of which the universals know nothing`;
  const watched = dimensions[known.dimension];
  if (watched === undefined || Object.keys(dimensions).length > 1) return `watches ${name} of nothing that is measured`;
  const found = stacks.find(known.type, watched);
  if (!found) return `watches ${watched}, which does not exist`;
  return (
    !known.isMeasured(name, found, stacks) &&
    `watches ${name} of ${watched}, which nobody measures: its code has to give it to log() as a metric`
  );
}
