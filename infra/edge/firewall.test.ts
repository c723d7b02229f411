import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { type BodyExemptions, firewallRules } from './firewall.ts';

function anEndpoint(path: `/${string}`): Endpoint {
  const schemas = { request: z.object({}), response: z.object({}) };
  return { summary: 'Takes something.', caller: 'visitor', dialect: 'status', path, ...schemas };
}

const contract = {
  community: { comment: anEndpoint('/api/comment'), upload: anEndpoint('/api/upload'), list: anEndpoint('/api/list') },
  orders: { takeNotice: anEndpoint('/payment-notice') },
};

/** The rules by name, in the order in which they look at a request. */
function rulesWith(exemptions: BodyExemptions) {
  return new Map(firewallRules({ contract }, exemptions).map((rule) => [rule.name, rule]));
}

const labelled = (label: string) => ({
  labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
});
const exactly = (path: string) => ({
  byteMatchStatement: expect.objectContaining({ positionalConstraint: 'EXACTLY', searchString: path }),
});

it('two body rules only label, and what they label is blocked everywhere as long as nothing is exempt', () => {
  const rules = rulesWith({});
  expect(rules.get('AWSManagedRulesCommonRuleSet')?.statement).toMatchObject({
    managedRuleGroupStatement: {
      ruleActionOverrides: [
        { name: 'SizeRestrictions_BODY', actionToUse: { count: {} } },
        { name: 'CrossSiteScripting_BODY', actionToUse: { count: {} } },
      ],
    },
  });
  expect(rules.get('BodySize')).toMatchObject({ action: { block: {} }, statement: labelled('SizeRestrictions_Body') });
  expect(rules.get('BodyMarkup')).toMatchObject({
    action: { block: {} },
    statement: labelled('CrossSiteScripting_Body'),
  });
});

it('an exempt path is let through by its own rule alone, and only exactly as it is written; all others stay blocked', () => {
  const rules = rulesWith({ '/api/comment': ['markup', 'size'], '/api/upload': ['size'] });
  expect(rules.get('BodyMarkup')?.statement).toEqual({
    andStatement: {
      statements: [labelled('CrossSiteScripting_Body'), { notStatement: { statement: exactly('/api/comment') } }],
    },
  });
  const either = { orStatement: { statements: [exactly('/api/comment'), exactly('/api/upload')] } };
  expect(rules.get('BodySize')?.statement).toEqual({
    andStatement: { statements: [labelled('SizeRestrictions_Body'), { notStatement: { statement: either } }] },
  });
});

it('the body rules follow the rule set that adds the labels', () => {
  const names = [...rulesWith({}).keys()];
  expect(names.indexOf('BodySize')).toBeGreaterThan(names.indexOf('AWSManagedRulesCommonRuleSet'));
  expect(names.indexOf('BodyMarkup')).toBeGreaterThan(names.indexOf('AWSManagedRulesCommonRuleSet'));
});

it('the rate limit counts calls only, not pages and files', () => {
  expect(rulesWith({}).get('RateByAddress')?.statement).toMatchObject({
    rateBasedStatement: {
      scopeDownStatement: {
        orStatement: {
          statements: [
            { byteMatchStatement: { positionalConstraint: 'STARTS_WITH', searchString: '/api/' } },
            exactly('/payment-notice'),
          ],
        },
      },
    },
  });
});

it('an exemption of a path that the contract does not have is refused', () => {
  expect(() => rulesWith({ '/api/gone': ['size'] })).toThrow('exempts no path of the contract: /api/gone');
});
