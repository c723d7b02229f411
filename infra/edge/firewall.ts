import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { physicalName } from '../../shared/contract/names.ts';
import { logGroupArn } from '../constructs/log-group-arn.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Stage } from '../stage.ts';
import { apiPatterns, pathsOf } from './api-paths.ts';

type Contract = Pick<SiteDefinition, 'contract'>;
type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

/**
 * Requests to the API that one address may send in five minutes, among them those that write, and those to each slow route; and beside them what open pages ask by
 * themselves, every 15 seconds at most: of a hundred people behind one address 2,000, and as many again for pages that are opened.
 */
const requestsPerAddress = { all: 2_000, writes: 300, toSlowRoute: 100, polls: 4_000 };

/** In seconds, what WAF counts by unless a rule says otherwise. */
const windowSeconds = 300;

/** So many addresses that send all that the firewall lets through leave room for others on every route. */
const greedyAddresses = 6;

/**
 * Rules of the common rule set that what people write breaks in good faith: a text of more than 8,192 bytes, one that speaks of
 * markup, of `http://192.168.0.10` or of `../../`. Each with the label that the rule set adds to such a request (AWS WAF Developer
 * Guide, "Core rule set (CRS) managed rule group").
 */
const bodyRules: Readonly<Record<string, string>> = {
  SizeRestrictions_BODY: 'SizeRestrictions_Body',
  CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
  GenericRFI_BODY: 'GenericRFI_Body',
  GenericLFI_BODY: 'GenericLFI_Body',
};

/** What nobody may read of a request, neither in the log nor among the samples: what people wrote, asked for, and prove themselves by. */
const protectedFields = [
  { fieldType: 'BODY' },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization', 'cookie', 'x-session'] },
];

/** What a refused call is answered with, in the form of all faults (product-rules.md#refusals-and-faults). WAF knows no request id. */
const faults = {
  tooOften: fault(429, 'Too many requests. Please try again in some minutes.'),
  body: fault(
    403,
    'The firewall refused this request: it is longer than 8 KB, or holds markup, an address or a path like an attack.',
  ),
};

function fault(status: number, msg: string) {
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify({ status, msg, requestId: '' }) };
}

/** Blocks with one of the answers above. */
function blockWith(customResponseBodyKey: keyof typeof faults, responseCode: number) {
  return { block: { customResponse: { responseCode, customResponseBodyKey } } };
}

/** Under which a stage's firewall is measured. */
export function firewallName(stage: Pick<Stage, 'name'>): string {
  return physicalName(stage.name, 'firewall');
}

/** The web firewall in front of the distribution, and the log of what it blocked. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, stage: Stage, contract: Contract) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(firewallName(stage)),
      customResponseBodies: faults,
      dataProtectionConfig: {
        dataProtections: protectedFields.map((field) => ({ field, action: 'SUBSTITUTION' })),
      },
      rules: firewallRules(contract).map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visible(rule.name),
      })),
    });
    this.arn = acl.attrArn;
    this.log(stage);
  }

  /** Keeps what was blocked, with the address that it came from, for two weeks. */
  private log(stage: Stage): void {
    const group = new LogGroup(this, 'Log', {
      // WAF asks for this beginning.
      logGroupName: `aws-waf-logs-${firewallName(stage)}`,
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const blocked = {
      Behavior: 'KEEP',
      Requirement: 'MEETS_ANY',
      Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
    };
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      logDestinationConfigs: [logGroupArn(group)],
      loggingFilter: { DefaultBehavior: 'DROP', Filters: [blocked] },
    });
  }
}

/**
 * The rules in the order in which they are evaluated. A rule that blocks ends the evaluation, so the cheap ones come first;
 * the rule about bodies looks at labels, so it follows the rule set that adds them.
 */
export function firewallRules(contract: Contract): Rule[] {
  // A lost notice is a lost payment, and its sender proves itself by a signature.
  const notices = pathsOf(contract, isNotice);
  // A file is longer than the rule allows, and any bytes may look like markup.
  const written = pathsOf(contract, ({ freeText, body }) => freeText === true || body === 'multipart');
  const writing = pathsOf(contract, writes);
  const polled = pathsOf(contract, (endpoint) => endpoint.polled === true);
  const slow = pathsOf(contract, isSlow);
  const calls = apiPatterns(contract).map(fitsPattern);
  return [
    managed('AWSManagedRulesAmazonIpReputationList'),
    rateByAddress('RateByAddress', requestsPerAddress.all, allOf([anyOf(calls), ...unless([...notices, ...polled])])),
    ...(polled.length > 0
      ? [rateByAddress('PollsByAddress', requestsPerAddress.polls, anyOf(polled.map(isPath)))]
      : []),
    ...(writing.length > 0
      ? [rateByAddress('WritesByAddress', requestsPerAddress.writes, anyOf(writing.map(isPath)))]
      : []),
    ...(slow.length > 0
      ? [rateByAddress('SlowRoutesByAddress', requestsPerAddress.toSlowRoute, anyOf(slow.map(isPath)), 'each path')]
      : []),
    managed('AWSManagedRulesCommonRuleSet', Object.keys(bodyRules)),
    {
      name: 'Body',
      statement: allOf([anyOf(Object.values(bodyRules).map(isLabelled)), ...unless([...notices, ...written])]),
      action: blockWith('body', 403),
    },
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
  ];
}

/**
 * What is limited, or done once, writes something, but for cached reads. Recording a download does neither: whole offices stand behind one address.
 */
function writes({ limits = [], idempotencyKey, cache, ...endpoint }: Endpoint): boolean {
  return !cache && !isNotice(endpoint) && (limits.length > 0 || idempotencyKey !== undefined);
}

/** Whether a few addresses use up the rate of a route as long as each sends what is let through of all calls. */
function isSlow({ rateLimit, ...endpoint }: Endpoint): boolean {
  if (!rateLimit || isNotice(endpoint)) return false;
  return rateLimit.perSecond * windowSeconds < greedyAddresses * requestsPerAddress.all;
}

/** What the payment provider itself sends. What it sends a browser with is a visitor's request like any other. */
function isNotice({ caller, method }: Pick<Endpoint, 'caller' | 'method'>): boolean {
  return caller === 'payment-provider' && method !== 'GET';
}

function visible(metricName: string) {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}

/** A rule group of AWS. @param counted those of its rules that only add labels */
function managed(name: string, counted: readonly string[] = []): Rule {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const overrides = counted.length > 0 ? { ruleActionOverrides } : {};
  return {
    name,
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ...overrides } },
    overrideAction: { none: {} },
  };
}

/** Limits what reaches the API; other pages and files are served by the cache. @param counted what an address sends to each path by itself, or all together */
function rateByAddress(
  name: string,
  limit: number,
  scopeDownStatement: Statement,
  counted: 'together' | 'each path' = 'together',
): Rule {
  const keys =
    counted === 'together'
      ? { aggregateKeyType: 'IP' }
      : { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ ip: {} }, { uriPath: { textTransformations: plain } }] };
  return {
    name,
    statement: { rateBasedStatement: { ...keys, limit, scopeDownStatement } },
    action: blockWith('tooOften', 429),
  };
}

function isLabelled(label: string): Statement {
  return { labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` } };
}

/** A path that is written in another way still reaches the API. */
const plain = transformations('URL_DECODE', 'NORMALIZE_PATH');
const isPath = (path: string) => pathMatches('EXACTLY', path, plain);
/** @param pattern a path, or how paths begin with `*` behind it */
const fitsPattern = (pattern: string) =>
  pattern.endsWith('*') ? pathMatches('STARTS_WITH', pattern.slice(0, -1), plain) : isPath(pattern);

/** An exemption of paths holds for them as they are written: one that is written in another way is not exempt. */
function unless(paths: readonly string[]): Statement[] {
  if (paths.length === 0) return [];
  return [
    { notStatement: { statement: anyOf(paths.map((path) => pathMatches('EXACTLY', path, transformations('NONE')))) } },
  ];
}

function pathMatches(
  positionalConstraint: string,
  searchString: string,
  textTransformations: ReturnType<typeof transformations>,
): Statement {
  return {
    byteMatchStatement: { fieldToMatch: { uriPath: {} }, positionalConstraint, searchString, textTransformations },
  };
}

function transformations(...types: readonly string[]) {
  return types.map((type, priority) => ({ type, priority }));
}

/** AWS WAF refuses an `or` of one statement. */
function anyOf(statements: readonly Statement[]): Statement {
  const [only, ...others] = statements;
  return only && others.length === 0 ? only : { orStatement: { statements: [...statements] } };
}

/** AWS WAF refuses an `and` of one statement. */
function allOf(statements: readonly Statement[]): Statement {
  const [only, ...others] = statements;
  return only && others.length === 0 ? only : { andStatement: { statements: [...statements] } };
}
