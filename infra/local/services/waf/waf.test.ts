import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/json.ts';
import type { Inspected } from '../../core/ports.ts';
import { startedServices } from '../../testing/started-services.ts';
import { waf } from './index.ts';

const label = (name: string) => `awswaf:managed:aws:core-rule-set:${name}`;
const coreRules = (...counted: string[]) => ({
  Name: 'Core',
  Priority: 1,
  OverrideAction: { None: {} },
  Statement: {
    ManagedRuleGroupStatement: {
      VendorName: 'AWS',
      Name: 'AWSManagedRulesCommonRuleSet',
      RuleActionOverrides: counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
    },
  },
});
const path = (SearchString: string, ...types: string[]) => ({
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'EXACTLY',
    SearchString,
    TextTransformations: types.map((Type, Priority) => ({ Type, Priority })),
  },
});
const blocking = (Statement: Json, Priority = 2) => ({
  Name: `Own${Priority}`,
  Priority,
  Statement,
  Action: { Block: {} },
});

const anyAcl = { Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} }, VisibilityConfig: { MetricName: 'acl' } };

/** A web ACL with these rules, as the edge asks it. */
async function anAcl(...rules: Json[]) {
  const { site, reports } = await startedServices([waf], {
    Acl: ['AWS::WAFv2::WebACL', { ...anyAcl, Rules: rules }],
  });
  const [{ resource } = { resource: undefined }] = site.declared(waf.types[0] ?? expect.fail());
  const firewall = site.ports.get('firewall', String(resource?.attribute('Arn')));
  const judge = (body: string, more: Partial<Inspected> = {}) =>
    firewall.judge({ uri: '/form', address: '127.0.0.1', body: Buffer.from(body), ...more })?.status;
  const report = () => reports.json('firewall.json');
  const blockedBy = (Rule: string) =>
    site.metrics.find('AWS/WAFV2', 'BlockedRequests', { WebACL: 'acl', Rule })?.points.map(({ sum }) => sum);
  return { judge, report, blockedBy };
}

describe('rules of AWS about bodies', () => {
  it.each([
    ['a body of more than 8,192 bytes', '好'.repeat(2_731)],
    ['markup', 'name=Ada&content=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E'],
    ['markup that JSON escapes', '{"content":"\\u003cb>bold"}'],
    ['an address with numbers', '{"content":"the player at http://192.168.1.20/ is black"}'],
    ['a way upwards', '{"content":"look into ../../show"}'],
  ])('%s is refused', async (_, body) => {
    const { judge } = await anAcl(coreRules());
    expect(judge(body)).toBe(403);
  });

  it.each([
    ['8,192 bytes', 'a'.repeat(8_192)],
    ['prose', '{"content":"Our site is https://example.com/ and 3 < 4 ... is it on = off?"}'],
    ['a broken escape', 'content=100%&name=%zz'],
    ['nothing', ''],
  ])('%s passes', async (_, body) => {
    const { judge } = await anAcl(coreRules());
    expect(judge(body)).toBeUndefined();
  });

  it('a rule that only counts adds its label, by which a rule of the template blocks, on other paths than those it exempts', async () => {
    const labelled = { LabelMatchStatement: { Scope: 'LABEL', Key: label('SizeRestrictions_Body') } };
    const elsewhere = { NotStatement: { Statement: path('/form', 'NONE') } };
    const { judge, report, blockedBy } = await anAcl(
      coreRules('SizeRestrictions_BODY'),
      blocking({ AndStatement: { Statements: [labelled, elsewhere] } }),
    );
    const long = 'a'.repeat(9_000);
    expect(judge(long)).toBeUndefined();
    expect(judge(long, { uri: '/other' })).toBe(403);
    expect(judge(long, { uri: '//form' })).toBe(403);
    expect(judge('<b>')).toBe(403);
    expect(report()).toMatchObject([
      { rule: 'Core', blocked: 1, labelled: { SizeRestrictions_BODY: 3 } },
      { rule: 'Own2', blocked: 2 },
    ]);
    expect([blockedBy('Core'), blockedBy('Own2'), blockedBy('ALL')]).toEqual([[1], [2], [3]]);
  });
});

describe('rules of a template', () => {
  it('a rule answers with its own status and body, and one that names a body which is not there stops the start', async () => {
    const answering = (CustomResponseBodyKey: string) => ({
      ...blocking(path('/form', 'NONE')),
      Action: { Block: { CustomResponse: { ResponseCode: 413, CustomResponseBodyKey } } },
    });
    const bodies = { fault: { ContentType: 'APPLICATION_JSON', Content: '{}' } };
    const { site } = await startedServices([waf], {
      Acl: ['AWS::WAFv2::WebACL', { ...anyAcl, CustomResponseBodies: bodies, Rules: [answering('fault')] }],
    });
    const [acl] = site.resolver.resources('AWS::WAFv2::WebACL');
    const firewall = site.ports.get('firewall', String(acl?.attribute('Arn')));
    expect(firewall.judge({ uri: '/form', address: '127.0.0.1', body: Buffer.alloc(0) })).toEqual({
      status: 413,
      body: { contentType: 'application/json', content: '{}' },
    });
    await expect(anAcl(answering('fault'))).rejects.toThrow('answers with fault');
  });

  it('paths are compared after their transformations, in the order of their priorities', async () => {
    const { judge } = await anAcl(blocking(path('/form', 'URL_DECODE', 'NORMALIZE_PATH')));
    for (const uri of ['/form', '/%66orm', '/a/../form', '/%2e/form']) expect(judge('', { uri }), uri).toBe(403);
    expect(judge('', { uri: '/form/' })).toBeUndefined();
  });

  it('a rate is counted by address and shown, and refuses nobody here', async () => {
    const { judge, report } = await anAcl({
      ...blocking({}),
      Statement: {
        RateBasedStatement: {
          AggregateKeyType: 'IP',
          Limit: 10,
          ScopeDownStatement: { OrStatement: { Statements: [path('/form', 'NONE'), path('/other', 'NONE')] } },
        },
      },
    });
    for (let time = 0; time < 12; time += 1) expect(judge('')).toBeUndefined();
    judge('', { address: '127.0.0.2', uri: '/other' });
    judge('', { uri: '/elsewhere' });
    const busiest = [
      { sender: '127.0.0.1', requests: 12 },
      { sender: '127.0.0.2', requests: 1 },
    ];
    expect(report()).toEqual([{ rule: 'Own2', limit: 10, wouldBlock: 2, busiest }]);
  });
});

it('a rate of each path counts what an address sends to one by itself, however it is written', async () => {
  const transformed = [{ Priority: 0, Type: 'URL_DECODE' }];
  const { judge, report } = await anAcl({
    ...blocking({}),
    Statement: {
      RateBasedStatement: {
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations: transformed } }],
        Limit: 10,
        ScopeDownStatement: {
          OrStatement: { Statements: [path('/form', 'URL_DECODE'), path('/other', 'URL_DECODE')] },
        },
      },
    },
  });
  for (let time = 0; time < 11; time += 1) judge('', { uri: time % 2 ? '/form' : '/%66orm' });
  for (let time = 0; time < 9; time += 1) judge('', { uri: '/other' });
  const busiest = [
    { sender: '127.0.0.1 /form', requests: 11 },
    { sender: '127.0.0.1 /other', requests: 9 },
  ];
  expect(report()).toEqual([{ rule: 'Own2', limit: 10, wouldBlock: 1, busiest }]);
});

it.each([
  ['a statement that is not done here', blocking({ GeoMatchStatement: { CountryCodes: ['DE'] } })],
  ['a statement of two kinds', blocking({ ...path('/form', 'NONE'), NotStatement: { Statement: path('/', 'NONE') } })],
  ['an "or" of one statement', blocking({ OrStatement: { Statements: [path('/form', 'NONE')] } })],
  ['another field than the path', blocking({ ByteMatchStatement: { FieldToMatch: { Body: {} } } })],
  [
    'a rule group that is not known',
    { ...coreRules(), Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'Other' } } },
  ],
  ['a rule that counts and is not known', coreRules('NoUserAgent_HEADER')],
  ['a rule that lets everything past the rest', { ...blocking(path('/', 'NONE')), Action: { Allow: {} } }],
])('%s stops the start', async (_, rule) => {
  await expect(anAcl(rule)).rejects.toThrow(/is not as the local runtime expects|done locally/);
});
