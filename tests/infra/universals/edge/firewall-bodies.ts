import { isObject, type JsonObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import type { Endpoint } from '../../../../shared/contract/endpoint.ts';
import { longestBody } from '../../longest-body.ts';
import type { Part } from '../../part.ts';
import type { Stacks } from '../../stacks.ts';
import { every, type Fields, type Mutation, put, remove, set, unset } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';

const firewallType = 'AWS::WAFv2::WebACL';
const logType = 'AWS::WAFv2::LoggingConfiguration';

/** The most bytes of a body that the rule about sizes lets through (AWS WAF Developer Guide, "Baseline rule groups"). */
const largestBody = 8_192;

/** The labels of the rules that people break in good faith. */
const labels = ['SizeRestrictions_Body', 'CrossSiteScripting_Body', 'GenericRFI_Body', 'GenericLFI_Body'].map(
  (name) => `awswaf:managed:aws:core-rule-set:${name}`,
);

/** Entries that take a body. */
const takersOf = ({ site }: Stacks) =>
  [...site.routes].filter(([route]) => route.startsWith('POST ')).map(([, named]) => named);

/** Whether bodies pass whatever they say: people write sentences or send files, or the provider pays. */
const isFree = ({ freeText, body, caller, method }: Endpoint) =>
  freeText === true || body === 'multipart' || (caller === 'payment-provider' && method !== 'GET');

/** What neither log nor sample may show. */
const secrets = ['BODY', 'QUERY_STRING', 'authorization', 'cookie', 'x-session'];

/** A rule that blocks by label: its labels, and the paths where it does not. */
interface BodyRule {
  readonly labels: readonly string[];
  readonly exempt: readonly string[];
}

function bodyRuleOf(rule: Part): BodyRule {
  const [labelled, otherwise] = rule.has('Statement.AndStatement')
    ? rule.items('Statement.AndStatement.Statements')
    : [rule.at('Statement')];
  return {
    labels: either(labelled).map((one) => one.text('LabelMatchStatement.Key')),
    exempt: either(otherwise?.at('NotStatement.Statement'))
      .filter((one) => one.is('ByteMatchStatement.PositionalConstraint', 'EXACTLY'))
      .map((one) => one.text('ByteMatchStatement.SearchString')),
  };
}

/** The statements of an `or`, or the one statement there is. */
function either(statement: Part | undefined): readonly Part[] {
  if (!statement) return [];
  return statement.has('OrStatement') ? statement.items('OrStatement.Statements') : [statement];
}

/** Changes the rule that blocks by label. */
function inBodyRule(change: (rule: JsonObject, stacks: Stacks) => Fields): Mutation {
  return every(firewallType, ({ Properties }, stacks) => {
    const rules = listOf(Properties.Rules).flatMap(listOf).filter(isObject);
    for (const rule of rules) if (JSON.stringify(rule).includes('LabelMatchStatement')) put(rule, change(rule, stacks));
  });
}

const and = 'Statement.AndStatement.Statements';

/** Where a rule says the first path that it exempts: one of several, or the only one. */
function firstExempt(rule: JsonObject): string {
  const otherwise = `${and}.1.NotStatement.Statement`;
  const isOneOfSeveral = valueAt(rule, [...otherwise.split('.'), 'OrStatement']) !== undefined;
  return `${otherwise}${isOneOfSeveral ? '.OrStatement.Statements.0' : ''}.ByteMatchStatement`;
}

export const firewallBodies: Universals = {
  'the firewall blocks what four of its body rules label, but where people write free text and in payment notices': {
    violations: each(firewallType, (acl, stacks) => {
      const rules = acl.items('Rules').filter((rule) => rule.has('Action.Block'));
      const found = rules.map(bodyRuleOf).filter((rule) => labels.every((label) => rule.labels.includes(label)));
      const [rule] = found;
      if (!rule || found.length > 1) return [`has ${found.length} rules that block by all labels`];
      return takersOf(stacks).map(({ name, endpoint }): Complaint => {
        const isExempt = rule.exempt.includes(endpoint.path ?? '');
        if (isFree(endpoint)) return !isExempt && `refuses what ${name} takes`;
        if (isExempt) return `lets everything through to ${name}`;
        return (
          longestBody(endpoint) > largestBody &&
          `refuses the longest body of ${name}: limit its fields in shared/contract, or say freeText where people write sentences`
        );
      });
    }),
    catches: {
      'a firewall that only labels': inBodyRule(() => ({ Action: { Count: {} } })),
      'a firewall without exemptions': inBodyRule((rule) => ({
        Statement: valueAt(rule, [...and.split('.'), '0']),
      })),
      'a firewall that exempts a path which takes no text': inBodyRule((rule, stacks) => ({
        [`${firstExempt(rule)}.SearchString`]:
          takersOf(stacks).find(({ endpoint }) => !isFree(endpoint))?.endpoint.path ?? '',
      })),
      'a firewall that exempts all paths': inBodyRule((rule) => ({
        [`${firstExempt(rule)}.PositionalConstraint`]: 'STARTS_WITH',
      })),
      'a firewall that minds sizes alone': inBodyRule(() => ({
        [`${and}.0`]: { LabelMatchStatement: { Scope: 'LABEL', Key: labels[0] ?? '' } },
      })),
    },
  },

  'the log of the firewall keeps what was blocked, and quotes nothing that people wrote or prove themselves by': {
    violations: each(firewallType, (acl, stacks) => {
      const log = stacks.of(logType).find((one) => acl.isNamedIn(one.text('ResourceArn')));
      if (!log) return ['has no log'];
      const group = stacks.find('AWS::Logs::LogGroup', log.text('LogDestinationConfigs.0'));
      const hidden = acl.items('DataProtectionConfig.DataProtections').flatMap((one) => {
        const isWhole = !one.is('ExcludeRuleMatchDetails', true) && !one.is('ExcludeRateBasedDetails', true);
        return isWhole ? [one.text('Field.FieldType'), ...one.texts('Field.FieldKeys')] : [];
      });
      return [
        !group?.name.startsWith('aws-waf-logs-') && 'logs where WAF does not write',
        !log.is('LoggingFilter.DefaultBehavior', 'DROP') && 'logs whom it lets in',
        ...secrets.map((field) => !hidden.includes(field) && `shows ${field}`),
      ];
    }),
    catches: {
      'a firewall without a log': remove(logType, { blames: (_, stacks) => stacks.of(firewallType)[0] }),
      'a log of everybody': every(logType, unset('LoggingFilter'), {
        blames: (_, stacks) => stacks.of(firewallType)[0],
      }),
      'a log in another group': every(logType, set({ LogDestinationConfigs: ['other'] }), {
        blames: (_, stacks) => stacks.of(firewallType)[0],
      }),
      'a log of what people wrote': every(firewallType, unset('DataProtectionConfig')),
      'a log of what a rule found in a body': every(
        firewallType,
        set({ 'DataProtectionConfig.DataProtections.0.ExcludeRuleMatchDetails': true }),
      ),
    },
  },
};
