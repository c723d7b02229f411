import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { firewallRules } from './firewall.ts';

function anEndpoint(path: `/${string}`, facts: Partial<Endpoint> = {}): Endpoint {
  const schemas = { request: z.object({}), response: z.object({}) };
  return { summary: 'Takes something.', caller: 'visitor', dialect: 'status', example: {}, path, ...schemas, ...facts };
}

const limits = [{ name: 'comments', of: 'comments', per: 'network', max: 5, seconds: 60 }] as const;
const contract = {
  community: {
    comment: anEndpoint('/api/comment', { freeText: true, limits }),
    list: anEndpoint('/api/list'),
    ping: anEndpoint('/api/ping', { polled: true }),
  },
  orders: {
    order: anEndpoint('/api/order', { idempotencyKey: 'request_id' }),
    takeNotice: anEndpoint('/payment-notice', { caller: 'payment-provider', idempotencyKey: 'request_id' }),
    comeBack: anEndpoint('/api/return', { caller: 'payment-provider', method: 'GET', limits }),
  },
};

/** The rules by name, in the order in which they look at a request. */
function rulesOf(endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>) {
  return new Map(firewallRules({ contract: endpoints }).map((rule) => [rule.name, rule]));
}

const labels = ['SizeRestrictions_Body', 'CrossSiteScripting_Body', 'GenericRFI_Body', 'GenericLFI_Body'];
const labelled = {
  orStatement: {
    statements: labels.map((label) => ({
      labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
    })),
  },
};
const matching = (positionalConstraint: string, searchString: string) => ({
  byteMatchStatement: expect.objectContaining({ positionalConstraint, searchString }),
});
const asWritten = (path: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

it('four body rules only label, and what they label is blocked wherever nobody writes free text', () => {
  const rules = rulesOf({ community: { list: contract.community.list } });
  expect(rules.get('AWSManagedRulesCommonRuleSet')?.statement).toMatchObject({
    managedRuleGroupStatement: {
      ruleActionOverrides: [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericRFI_BODY',
        'GenericLFI_BODY',
      ].map((name) => ({ name, actionToUse: { count: {} } })),
    },
  });
  expect(rules.get('Body')).toMatchObject({ action: { block: {} }, statement: labelled });
  expect(rules.get('Body')?.statement).toEqual(labelled);
});

it('free text and payment notices are let through, and only on a path exactly as it is written', () => {
  const exempt = { orStatement: { statements: [asWritten('/payment-notice'), asWritten('/api/comment')] } };
  expect(rulesOf(contract).get('Body')?.statement).toEqual({
    andStatement: { statements: [labelled, { notStatement: { statement: exempt } }] },
  });
});

it('the body rule follows the rule set that adds the labels', () => {
  const names = [...rulesOf(contract).keys()];
  expect(names.indexOf('Body')).toBeGreaterThan(names.indexOf('AWSManagedRulesCommonRuleSet'));
});

it('the rate limit counts what the API answers, pages of certificates too, but no other pages and files, and no payment notices', () => {
  expect(rulesOf(contract).get('RateByAddress')?.statement).toEqual({
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: 2_000,
      scopeDownStatement: {
        andStatement: {
          statements: [
            {
              orStatement: {
                statements: [
                  matching('STARTS_WITH', '/api/'),
                  matching('EXACTLY', '/payment-notice'),
                  matching('STARTS_WITH', '/certificate-'),
                ],
              },
            },
            {
              notStatement: {
                statement: { orStatement: { statements: ['/payment-notice', '/api/ping'].map(asWritten) } },
              },
            },
          ],
        },
      },
    },
  });
});

it('what open pages ask by themselves is counted by itself, however its path is written: a hundred people behind one address are no attack', () => {
  const rule = rulesOf(contract).get('PollsByAddress');
  expect(rule?.statement).toMatchObject({
    rateBasedStatement: { limit: 4_000, scopeDownStatement: matching('EXACTLY', '/api/ping') },
  });
  expect(JSON.stringify(rule)).not.toContain('"NONE"');
  expect(rulesOf({ community: { list: contract.community.list } }).has('PollsByAddress')).toBe(false);
});

it('what is limited or done once may be called less often, however its path is written', () => {
  const rule = rulesOf(contract).get('WritesByAddress');
  expect(rule?.statement).toMatchObject({
    rateBasedStatement: {
      limit: 300,
      scopeDownStatement: {
        orStatement: {
          // Who comes back from the payment provider is a visitor.
          statements: ['/api/comment', '/api/order', '/api/return'].map((path) => matching('EXACTLY', path)),
        },
      },
    },
  });
  expect(JSON.stringify(rule)).not.toContain('"NONE"');
  expect(rulesOf({ community: { list: contract.community.list } }).has('WritesByAddress')).toBe(false);
});

it('of each route whose rate six addresses would use up an address may send less, to each by itself and however it is written', () => {
  const rated = (perSecond: number) => ({ rateLimit: { perSecond, burst: 1_000 } });
  const members = {
    register: anEndpoint('/api/register', rated(2)),
    remove: anEndpoint('/api/remove', rated(39)),
    read: anEndpoint('/api/read', rated(40)),
    list: anEndpoint('/api/list'),
    takeNotice: anEndpoint('/api/notice', { caller: 'payment-provider', ...rated(2) }),
  };
  const path = [
    { priority: 0, type: 'URL_DECODE' },
    { priority: 1, type: 'NORMALIZE_PATH' },
  ];
  expect(rulesOf({ members }).get('SlowRoutesByAddress')).toMatchObject({
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'CUSTOM_KEYS',
        customKeys: [{ ip: {} }, { uriPath: { textTransformations: path } }],
        limit: 100,
        scopeDownStatement: {
          orStatement: { statements: ['/api/register', '/api/remove'].map((each) => matching('EXACTLY', each)) },
        },
      },
    },
    action: { block: { customResponse: { responseCode: 429 } } },
  });
  expect(rulesOf({ members: { list: members.list } }).has('SlowRoutesByAddress')).toBe(false);
});
