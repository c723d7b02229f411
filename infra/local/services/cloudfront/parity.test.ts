import { expect, onTestFinished } from 'vitest';
import { anEdge, anOriginRequestPolicy } from '../../testing/an-edge.ts';
import { exchange } from '../../testing/exchange.ts';
import { parity } from '../../testing/parity.ts';
import { compileFunction } from './functions/edge-function.ts';

const restrictions = { documented: 'CloudFront: Restrictions on all edge functions' };
const runtime = { documented: 'CloudFront: JavaScript runtime 2.0 features for CloudFront Functions' };

/** An edge with a function in front of it, and what the visitor gets. */
async function anEdgeWith(event: 'viewer-request' | 'viewer-response', code: string) {
  const lines: string[] = [];
  const edge = await anEdge((_, response) => response.writeHead(200, { 'x-origin': '1' }).end('page'), {
    functions: { fn: code },
    behaviour: { FunctionAssociations: [{ EventType: event, FunctionARN: 'fn' }] },
    log: (line) => lines.push(line),
  });
  onTestFinished(() => edge.stop());
  return { ...edge, lines };
}

const setting = (name: string, value: string) =>
  `function handler(event) { const r = event.request; r.headers['${name}'] = { value: ${value} }; return r; }`;

for (const [fault, name, value] of [
  ['the read-only header via', 'via', "'x'"],
  ['the host', 'host', "'evil.test'"],
  ['a disallowed header', 'x-amz-cf-id', "'x'"],
  ['a disallowed header of proxies', 'x-real-ip', "'127.0.0.1'"],
  ['a name with capitals', 'X-Own', "'x'"],
  ['a number', 'x-own', '1'],
] as const) {
  parity(`a viewer-request function that sets ${fault} fails the request`, restrictions, async () => {
    const { get, lines, requests } = await anEdgeWith('viewer-request', setting(name, value));
    expect((await get('/')).status).toBe(502);
    expect(lines.join()).toContain(name);
    expect(requests).toEqual([]);
  });
}

parity('a viewer-request function may not remove the host', restrictions, async () => {
  const { get } = await anEdgeWith(
    'viewer-request',
    'function handler(event) { delete event.request.headers.host; return event.request; }',
  );
  expect((await get('/')).status).toBe(502);
});

parity(
  'a viewer-response function may not change the length, and may set headers of its own',
  restrictions,
  async () => {
    const answer = (name: string) =>
      `function handler(event) { event.response.headers['${name}'] = { value: '3' }; return event.response; }`;
    expect((await (await anEdgeWith('viewer-response', answer('content-length'))).get('/')).status).toBe(502);
    const allowed = await (await anEdgeWith('viewer-response', answer('x-own'))).get('/');
    expect([allowed.status, allowed.headers['x-own']]).toEqual([200, '3']);
  },
);

parity('edge functions see no headers that they may not set', restrictions, async () => {
  const { get, requests } = await anEdgeWith(
    'viewer-request',
    "function handler(event) { event.request.uri = '/' + (event.request.headers['x-real-ip'] ? 'seen' : 'unseen'); return event.request; }",
  );
  await get('/', { 'x-real-ip': '203.0.113.1' });
  expect(requests[0]?.url).toBe('/unseen');
});

for (const missing of [
  '[[1]].flatMap(String)',
  '[1].at(0)',
  "Object.hasOwn({}, 'a')",
  'Object.fromEntries([])',
  "'a'.at(0)",
  'new Map()',
  'new Set()',
  'structuredClone({})',
  '[...[1]]',
  'setTimeout(() => {}, 1)',
  "new Function('return 1')()",
  'Reflect.ownKeys({})',
  'undeclared = 1',
]) {
  parity(`edge functions do not have ${missing}`, runtime, async () => {
    const run = compileFunction('fn', `function handler(event) { ${missing}; return event.request; }`);
    const request = { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} };
    const context = { distributionDomainName: '', distributionId: '', eventType: '', requestId: '' };
    expect(() => run({ version: '1.0', context, viewer: { ip: '' }, request })).toThrow('threw');
  });
}

parity('a URL has 8,192 bytes at most', { documented: 'CloudFront: Quotas' }, async () => {
  const { get } = await anEdgeWith('viewer-request', 'function handler(event) { return event.request; }');
  expect((await get(`/${'x'.repeat(8_191)}`)).status).toBe(200);
  expect((await get(`/${'x'.repeat(8_192)}`)).status).toBe(414);
});

parity(
  'a GET with a body is refused',
  { documented: 'CloudFront: Request and response behavior for custom origins' },
  async () => {
    const { url, requests } = await anEdgeWith('viewer-request', 'function handler(event) { return event.request; }');
    expect((await exchange(`${url}/`, { method: 'GET', body: 'x', headers: { 'content-length': 1 } })).status).toBe(
      403,
    );
    expect(requests).toEqual([]);
  },
);

parity(
  'a custom header of the origin replaces one that the viewer sends under its name',
  { documented: 'CloudFront: Add custom headers to origin requests' },
  async () => {
    const origin = {
      Id: 'origin',
      DomainName: 'origin.test',
      OriginCustomHeaders: [{ HeaderName: 'X-Origin-Verify', HeaderValue: 'secret' }],
    };
    const edge = await anEdge((_, response) => response.end('page'), {
      behaviour: { OriginRequestPolicyId: 'request' },
      originRequestPolicy: anOriginRequestPolicy({
        HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
        QueryStringsConfig: { QueryStringBehavior: 'none', QueryStrings: [] },
      }),
      config: { Origins: [origin] },
    });
    onTestFinished(() => edge.stop());
    await edge.get('/', { 'x-origin-verify': 'a guess' });
    expect(edge.requests[0]?.headers['x-origin-verify']).toBe('secret');
  },
);
