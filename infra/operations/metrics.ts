import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type EndpointMetricName, metricNamespace, type PlatformMetricName } from '../../shared/metrics.ts';

// Metrics by name, not by resource: with a reference from this stack, the other could never delete what is watched.

/** CloudWatch adds up what happened in so much time. */
export const period = Duration.minutes(5);

function metric(namespace: string, metricName: string, dimensionsMap: Record<string, string>, statistic = 'Sum') {
  return new Metric({ namespace, metricName, dimensionsMap, statistic, period });
}

/** A metric that all our functions emit. */
export function siteMetric(name: PlatformMetricName, functionName: string, statistic?: 'Maximum'): Metric {
  return metric(metricNamespace, name, { function: functionName }, statistic);
}

/** A metric that functions of one domain emit, as its `domain.ts` names it. */
export function domainMetric(name: string, functionName: string, statistic?: 'Maximum' | 'p95'): Metric {
  return metric(metricNamespace, name, { function: functionName }, statistic);
}

/** A metric of all endpoints of a domain together. */
export function endpointMetric(
  name: EndpointMetricName,
  domain: string,
  statistic?: 'SampleCount' | 'p50' | 'p95' | 'p99',
): Metric {
  return metric(metricNamespace, name, { domain }, statistic);
}

/** A metric that Lambda keeps of a function; `IteratorAge` is how far one that reads a stream is behind it, in milliseconds. */
export function lambdaMetric(
  name: 'Invocations' | 'Duration' | 'Errors' | 'Throttles' | 'IteratorAge',
  functionName: string,
  statistic?: 'p95' | 'Maximum',
): Metric {
  return metric('AWS/Lambda', name, { FunctionName: functionName }, statistic);
}

/** A metric that SQS keeps of a queue, as the maximum of a period. */
export function queueMetric(
  name: 'ApproximateAgeOfOldestMessage' | 'ApproximateNumberOfMessagesVisible',
  queueName: string,
): Metric {
  return metric('AWS/SQS', name, { QueueName: queueName }, 'Maximum');
}

/** A metric that CloudFront keeps of a distribution; a rate is an average, in percent. */
export function edgeMetric(name: 'Requests' | 'CacheHitRate' | '5xxErrorRate', distributionId: string): Metric {
  const dimensions = { DistributionId: distributionId, Region: 'Global' };
  return metric('AWS/CloudFront', name, dimensions, name === 'Requests' ? 'Sum' : 'Average');
}

/** Requests that the firewall refused by one of its rules, or by `ALL` of them. */
export function blockedMetric(webAcl: string, rule: string): Metric {
  return metric('AWS/WAFV2', 'BlockedRequests', { WebACL: webAcl, Rule: rule });
}

/** A metric that SES keeps of a configuration set: mails counted, or the share of them (0 to 1) that came back. */
export function mailMetric(
  name: 'Send' | 'Bounce' | 'Complaint' | 'Reputation.BounceRate' | 'Reputation.ComplaintRate',
  configurationSet: string,
): Metric {
  const statistic = name.startsWith('Reputation.') ? 'Maximum' : 'Sum';
  return metric('AWS/SES', name, { 'ses:configuration-set': configurationSet }, statistic);
}

/** Invocations that ended without an answer (the function did not start, threw, ran out of time or memory) or never began. */
export function failedInvocations(functionName: string): MathExpression {
  return new MathExpression({
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: {
      errors: lambdaMetric('Errors', functionName),
      throttles: lambdaMetric('Throttles', functionName),
    },
    period,
  });
}

/**
 * Requests that got an error of ours: faults that the function answered, and invocations that ended without an answer (it
 * did not start, ran out of time or memory) or never began. The function itself can only count the first.
 */
export function failedRequests(functionName: string): MathExpression {
  return new MathExpression({
    expression: 'FILL(faults, 0) + FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: {
      faults: siteMetric('Faulty', functionName),
      errors: lambdaMetric('Errors', functionName),
      throttles: lambdaMetric('Throttles', functionName),
    },
    period,
  });
}
