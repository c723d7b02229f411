import { isObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import type { Part } from '../../part.ts';
import { type Aim, append, every, type Fields, type Mutation, put, set } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';

export const firewallType = 'AWS::WAFv2::WebACL';

/** AWS's rule groups, each with those of its rules that may count instead of block. */
const groups: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericRFI_BODY',
    'GenericLFI_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [],
};

/** Where a rule makes a managed group weaker than AWS made it. */
function weaknesses(rule: Part): readonly Complaint[] {
  const group = rule.at('Statement.ManagedRuleGroupStatement');
  const name = group.text('Name');
  const countable = groups[name] ?? [];
  const isPartial = group.has('ScopeDownStatement') && countable.length === 0;
  return [
    !group.is('VendorName', 'AWS') && `is not the ${name} of AWS`,
    !rule.is('OverrideAction', { None: {} }) && `only counts what ${name} finds`,
    group.has('ExcludedRules') && `leaves out rules of ${name}`,
    isPartial && `asks ${name} about some requests only`,
    ...group.items('RuleActionOverrides').map((override) => {
      const isCounted = countable.includes(override.text('Name')) && override.is('ActionToUse', { Count: {} });
      return !isCounted && `overrides ${override.text('Name')} of ${name}`;
    }),
  ];
}

/** Changes the rules with a kind of statement. */
export function everyRule(kind: string, fields: Fields, aim: Aim = {}): Mutation {
  return every(
    firewallType,
    ({ Properties }) => {
      const rules = listOf(Properties.Rules).flatMap(listOf).filter(isObject);
      for (const rule of rules) if (valueAt(rule, ['Statement', kind])) put(rule, fields);
    },
    aim,
  );
}

const managed = 'ManagedRuleGroupStatement';
const overriding = (Name: string, action: string) => [{ Name, ActionToUse: { [action]: {} } }];
export const elsewhere = { ByteMatchStatement: { SearchString: '/elsewhere', PositionalConstraint: 'STARTS_WITH' } };

export const firewall: Universals = {
  'the firewall lets requests through unless a rule says no': {
    violations: each(firewallType, (acl) => [
      !acl.is('Scope', 'CLOUDFRONT') && 'cannot stand before a distribution',
      !acl.is('DefaultAction', { Allow: {} }) && 'blocks everybody',
      ...acl
        .items('Rules')
        .map((rule) => rule.has('Action.Allow') && `${rule.text('Name')} lets requests past the rest`),
      ...[acl, ...acl.items('Rules')].map(
        (part) =>
          !part.is('VisibilityConfig.CloudWatchMetricsEnabled', true) &&
          `does not measure ${part.text('Name') || 'itself'}`,
      ),
    ]),
    catches: {
      'a firewall that blocks everybody': every(firewallType, set({ DefaultAction: { Block: {} } })),
      'a firewall of a region': every(firewallType, set({ Scope: 'REGIONAL' })),
      'a firewall with a way round': every(firewallType, append('Rules', { Name: 'Trusted', Action: { Allow: {} } })),
      'a firewall that is not measured': every(
        firewallType,
        set({ 'VisibilityConfig.CloudWatchMetricsEnabled': false }),
      ),
      'rules that are not measured': everyRule(managed, { 'VisibilityConfig.CloudWatchMetricsEnabled': false }),
    },
  },

  'the firewall applies three rule groups of AWS, without weakening them': {
    violations: each(firewallType, (acl) => {
      const rules = acl.items('Rules').filter((rule) => rule.has(`Statement.${managed}`));
      const asked = rules.map((rule) => rule.text(`Statement.${managed}.Name`));
      return [
        ...Object.keys(groups).map((name) => !asked.includes(name) && `does not ask ${name}`),
        ...rules.flatMap(weaknesses),
      ];
    }),
    catches: {
      'a firewall without rules': every(firewallType, set({ Rules: [] })),
      'rule groups that only count': everyRule(managed, { OverrideAction: { Count: {} } }),
      'rule groups of another vendor': everyRule(managed, { [`Statement.${managed}.VendorName`]: 'Other' }),
      'rule groups for something else': everyRule(managed, { [`Statement.${managed}.Name`]: 'Other' }),
      'a group with a rule left out': everyRule(managed, {
        [`Statement.${managed}.ExcludedRules`]: [{ Name: 'Log4JRCE_BODY' }],
      }),
      'a group with a rule that only counts': everyRule(managed, {
        [`Statement.${managed}.RuleActionOverrides`]: overriding('Log4JRCE_BODY', 'Count'),
      }),
      'a group whose rule lets through': everyRule(managed, {
        [`Statement.${managed}.RuleActionOverrides`]: overriding('SizeRestrictions_BODY', 'Allow'),
      }),
      'groups that see some paths only': everyRule(managed, { [`Statement.${managed}.ScopeDownStatement`]: elsewhere }),
    },
  },
};
