import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** AWS's managed rule groups, in the order in which they look at a request. */
const managedRules = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesCommonRuleSet',
  'AWSManagedRulesKnownBadInputsRuleSet',
] as const;

/** Requests that one address may send in five minutes. */
const requestsPerAddress = 2_000;

function visible(metricName: string) {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}

/** The web firewall in front of the distribution: managed rules, then a rate limit by address. */
export function firewall(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: [
      ...managedRules.map((name, priority) => ({
        name,
        priority,
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
        overrideAction: { none: {} },
        visibilityConfig: visible(name),
      })),
      {
        name: 'RateByAddress',
        priority: managedRules.length,
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
        action: { block: { customResponse: { responseCode: 429 } } },
        visibilityConfig: visible('RateByAddress'),
      },
    ],
  });
}
