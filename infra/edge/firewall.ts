import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { SiteDefinition } from '../site-definition.ts';
import { apiPaths, apiPrefix, otherPaths } from './api-paths.ts';

/** Requests to the API that one address may send in five minutes. */
const requestsPerAddress = 2_000;

/**
 * Rules of the common rule set that bodies of some endpoints break on purpose: a body is larger than 8 KB, or contains what
 * looks like markup. Each with the label that the rule set adds to such a request.
 */
const bodyRules = {
  size: { name: 'SizeRestrictions_BODY', label: 'awswaf:managed:aws:core-rule-set:SizeRestrictions_Body' },
  markup: { name: 'CrossSiteScripting_BODY', label: 'awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body' },
} as const;

type BodyRule = keyof typeof bodyRules;

/** Path of an endpoint → the body rules that only count there: uploads are large, and free text may contain markup. */
export type BodyExemptions = Readonly<Record<string, readonly BodyRule[]>>;

/** No endpoint takes uploads or free text yet. */
const bodyExemptions: BodyExemptions = {};

type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

/** The web firewall in front of the distribution. @throws Error for an exemption of a path that the contract does not have */
export function firewall(scope: Construct, definition: Pick<SiteDefinition, 'contract'>): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: firewallRules(definition).map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visible(rule.name),
    })),
  });
}

/**
 * The rules in the order in which they are evaluated. A rule that blocks ends the evaluation, so the cheap ones come first;
 * the body rules look at labels, so they follow the rule set that adds them.
 * @throws Error for an exemption of a path that the contract does not have
 */
export function firewallRules(definition: Pick<SiteDefinition, 'contract'>, exemptions = bodyExemptions): Rule[] {
  const paths = apiPaths(definition);
  const unknown = Object.keys(exemptions).filter((path) => !(path in paths));
  if (unknown.length > 0)
    throw new Error(`infra/edge/firewall.ts exempts no path of the contract: ${unknown.join(', ')}`);
  return [
    managed('AWSManagedRulesAmazonIpReputationList'),
    rateByAddress(otherPaths(definition)),
    managed('AWSManagedRulesCommonRuleSet', Object.values(bodyRules)),
    bodyRule('BodySize', 'size', exemptions),
    bodyRule('BodyMarkup', 'markup', exemptions),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
  ];
}

function visible(metricName: string) {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}

/** A rule group of AWS. @param counted those of its rules that only add labels */
function managed(name: string, counted: readonly { readonly name: string }[] = []): Rule {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule.name, actionToUse: { count: {} } }));
  const overrides = counted.length > 0 ? { ruleActionOverrides } : {};
  return {
    name,
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ...overrides } },
    overrideAction: { none: {} },
  };
}

/** Blocks what a body rule has labelled, unless the path is exempt from it. */
function bodyRule(name: string, rule: BodyRule, exemptions: BodyExemptions): Rule {
  const labelled: Statement = { labelMatchStatement: { scope: 'LABEL', key: bodyRules[rule].label } };
  const exempt = Object.entries(exemptions).flatMap(([path, rules]) =>
    // The exact path: one that is written in another way is not exempt.
    rules.includes(rule) ? [pathMatches('EXACTLY', path, ['NONE'])] : [],
  );
  const statement: Statement =
    exempt.length > 0
      ? { andStatement: { statements: [labelled, { notStatement: { statement: anyOf(exempt) } }] } }
      : labelled;
  return { name, statement, action: { block: {} } };
}

/** Limits calls of the API; pages and files are served by the cache. */
function rateByAddress(paths: readonly string[]): Rule {
  // A path that is written in another way still reaches the API.
  const plain = ['URL_DECODE', 'NORMALIZE_PATH'];
  const calls = [
    pathMatches('STARTS_WITH', apiPrefix, plain),
    ...paths.map((path) => pathMatches('EXACTLY', path, plain)),
  ];
  return {
    name: 'RateByAddress',
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress, scopeDownStatement: anyOf(calls) },
    },
    action: { block: { customResponse: { responseCode: 429 } } },
  };
}

function pathMatches(
  positionalConstraint: string,
  searchString: string,
  transformations: readonly string[],
): Statement {
  const textTransformations = transformations.map((type, priority) => ({ type, priority }));
  return {
    byteMatchStatement: { fieldToMatch: { uriPath: {} }, positionalConstraint, searchString, textTransformations },
  };
}

/** AWS WAF refuses an `or` of one statement. */
function anyOf(statements: readonly Statement[]): Statement {
  const [only, ...others] = statements;
  return only && others.length === 0 ? only : { orStatement: { statements: [...statements] } };
}
