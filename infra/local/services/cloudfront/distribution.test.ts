import { createHash, randomBytes } from 'node:crypto';
import { Agent, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from '../../core/http/body.ts';
import type { JsonObject } from '../../core/json.ts';
import { aCachePolicy, anEdge, anOriginRequestPolicy } from '../../testing/an-edge.ts';
import { exchange } from '../../testing/exchange.ts';
import { startedServices } from '../../testing/started-services.ts';
import { cloudfront } from './index.ts';

const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

async function started(origin: RequestListener, options?: Parameters<typeof anEdge>[1]) {
  const edge = await anEdge(origin, options);
  onTestFinished(edge.stop);
  return edge;
}

const hello: RequestListener = (_, response) => response.setHeader('cache-control', 'max-age=60').end('hello');

/** A behaviour like the default one, for another path. */
function aBehaviour(PathPattern: string, TargetOriginId = 'origin') {
  return { PathPattern, TargetOriginId, CachePolicyId: 'cache', Compress: true };
}

/** A CloudFront function, associated with the default behaviour. */
function aFunction(code: string, EventType = 'viewer-request') {
  return {
    functions: { fn: code },
    behaviour: { FunctionAssociations: [{ EventType, FunctionARN: 'fn' }] },
  };
}

test('a path goes to the first behaviour that matches it, and to its origin', async () => {
  const edge = await started(hello, {
    config: {
      Origins: [
        { Id: 'origin', DomainName: 'origin.test' },
        { Id: 'api', DomainName: 'api.test' },
      ],
      CacheBehaviors: [aBehaviour('/api/*', 'api'), aBehaviour('/api/late')],
    },
  });
  await edge.get('/api/late?x=1');
  await edge.get('/other');
  expect(edge.requests.map(({ url, headers }) => [url, headers.host])).toEqual([
    ['/api/late', 'api.test'],
    ['/other', 'origin.test'],
  ]);
});

test('a method the behaviour does not allow is refused without asking the origin', async () => {
  const edge = await started(hello);
  const refused = await exchange(`${edge.url}/`, { method: 'POST', body: 'x' });
  expect(refused.status).toBe(403);
  expect(refused.headers['x-cache']).toBe('Error from cloudfront');
  expect(edge.requests).toEqual([]);
});

test('a request that the firewall refuses reaches no origin, and any other has its whole body', async () => {
  const seen: number[] = [];
  const echo: RequestListener = (request, response) =>
    readBody(request).then((body) => response.writeHead(201).end(createHash('sha256').update(body).digest('hex')));
  const edge = await started(echo, {
    behaviour: { AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'] },
    firewall: {
      judge: ({ uri, body }) => {
        seen.push(body.length);
        return uri === '/refused' ? { status: 403 } : undefined;
      },
    },
  });
  const refused = await exchange(`${edge.url}/refused`, { method: 'POST', body: 'x' });
  expect([refused.status, edge.requests.length]).toEqual([403, 0]);
  for (const size of [0, 1, 16_384, 16_385, 3_000_000]) {
    const body = randomBytes(size);
    const reply = await fetch(`${edge.url}/p`, { method: 'POST', body });
    expect([reply.status, await reply.text()]).toEqual([201, createHash('sha256').update(body).digest('hex')]);
  }
  expect(seen).toEqual([1, 0, 1, 16_384, 16_384, 16_384]);
});

test('a body that nobody read holds up no other request, and a firewall may answer in its own words', async () => {
  const body = { contentType: 'application/json', content: '{"status":403}' };
  const edge = await started((_, response) => response.end('page'), {
    firewall: { judge: ({ uri }) => (uri === '/refused' ? { status: 403, body } : undefined) },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let time = 0; time < 3; time += 1) {
    const refused = await exchange(`${edge.url}/refused`, { method: 'POST', body: 'x'.repeat(2_000_000), agent });
    expect([refused.status, refused.headers['content-type'], refused.text]).toEqual([
      403,
      'application/json',
      '{"status":403}',
    ]);
    expect((await exchange(`${edge.url}/page`, { agent })).text).toBe('page');
  }
});

test.each([
  ['before the firewall has seen enough of it', 1],
  ['on its way to the origin', 20_000],
])('a viewer who leaves in the middle of a body, %s, is no answer, and no failure of the edge', async (_, sent) => {
  const [served, logged]: [number[], string[]] = [[], []];
  const reading: RequestListener = (request, response) =>
    readBody(request).then(
      () => response.end('read'),
      () => {},
    );
  const edge = await started(reading, {
    behaviour: { AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'] },
    onServed: ({ status }) => served.push(status),
    log: (line) => logged.push(line),
  });
  const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.end(`POST /left HTTP/1.1\r\nhost: x\r\ncontent-length: 50000\r\n\r\n${'x'.repeat(sent)}`);
  await expect.poll(() => logged).toEqual([expect.stringContaining('/left could not be answered')]);
  await edge.get('/');
  expect(served).toEqual([200]);
});

test('a POST passes its body, type and all viewer headers but Host to the origin', async () => {
  const echo: RequestListener = (request, response) => {
    readBody(request).then((body) => response.writeHead(201).end(`${request.headers['content-type']} ${body}`));
  };
  const edge = await started(echo, {
    behaviour: {
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
    },
    cachePolicy: aCachePolicy({ DefaultTTL: 0, MaxTTL: 0 }),
  });
  const headers = { 'content-type': 'application/json', 'x-own': 'yes', cookie: 'a=1', host: 'site.test' };
  const reply = await exchange(`${edge.url}/p?q=%20`, { method: 'POST', body: '{}', headers });
  expect([reply.status, reply.text, reply.headers['x-cache']]).toEqual([
    201,
    'application/json {}',
    'Miss from cloudfront',
  ]);
  const [received] = edge.requests;
  expect(received?.url).toBe('/p?q=%20');
  expect(received?.headers).toMatchObject({ 'x-own': 'yes', cookie: 'a=1', host: 'origin.test' });
  expect(received?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('the origin sees only what the policies forward', async () => {
  const edge = await started(hello, {
    behaviour: { OriginRequestPolicyId: 'request' },
    originRequestPolicy: anOriginRequestPolicy({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['X-Wanted', 'CloudFront-Viewer-Address'] },
      QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['page'] },
    }),
    config: {
      Origins: [
        {
          Id: 'origin',
          DomainName: 'origin.test',
          OriginCustomHeaders: [{ HeaderName: 'X-Secret', HeaderValue: 's' }],
        },
      ],
    },
  });
  await edge.get('/a?page=1&utm=2', { 'x-wanted': '1', 'x-other': '2', cookie: 'a=1', authorization: 'x' });
  const [received] = edge.requests;
  const headers = received?.headers;
  expect(received?.url).toBe('/a?page=1');
  expect(headers).toMatchObject({
    'x-wanted': '1',
    'x-secret': 's',
    'user-agent': 'Amazon CloudFront',
  });
  expect(headers?.['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(headers).not.toHaveProperty('x-other');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

test('a request to an origin with access control is signed', async () => {
  const edge = await started(hello, {
    config: {
      Origins: [{ Id: 'origin', DomainName: 'b.s3.us-east-1.amazonaws.com', OriginAccessControlId: 'OAC' }],
    },
  });
  await edge.get('/a');
  expect(edge.requests[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=EDGE\/\d{8}\/us-east-1\/s3\//);
});

test('cookies of the origin are dropped where no cookie is forwarded', async () => {
  const baker: RequestListener = (_, response) => response.setHeader('set-cookie', 'a=1').end('x');
  const without = await started(baker);
  expect((await without.get('/')).headers['set-cookie']).toBeUndefined();
  const withCookies = await started(baker, { behaviour: { OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST } });
  expect((await withCookies.get('/')).headers['set-cookie']).toEqual(['a=1']);
});

test('a viewer-request function rewrites what is fetched, but not which behaviour serves it', async () => {
  const rewrite = "function handler(event) { event.request.uri = '/api/x'; return event.request; }";
  const { behaviour, functions } = aFunction(rewrite);
  const Origins = [
    { Id: 'origin', DomainName: 'origin.test' },
    { Id: 'api', DomainName: 'api.test' },
  ];
  const config = { Origins, CacheBehaviors: [aBehaviour('/api/*', 'api')] };
  const edge = await started(hello, { functions, behaviour, config });
  await edge.get('/page');
  expect(edge.requests.map(({ url, headers }) => [url, headers.host])).toEqual([['/api/x', 'origin.test']]);
});

test('a viewer-request function may answer by itself, with the header policy applied', async () => {
  const redirect = `function handler() {
    return { statusCode: 301, headers: { location: { value: '/home' } }, cookies: { seen: { value: '1', attributes: 'Path=/' } } };
  }`;
  const { behaviour, functions } = aFunction(redirect);
  const SecurityHeadersConfig = { ContentTypeOptions: { Override: true } };
  const edge = await started(hello, {
    functions,
    behaviour: { ...behaviour, ResponseHeadersPolicyId: 'headers' },
    responseHeadersPolicy: { ResponseHeadersPolicyConfig: { SecurityHeadersConfig } },
  });
  const reply = await edge.get('/');
  expect([reply.status, reply.headers.location, reply.headers['set-cookie']]).toEqual([
    301,
    '/home',
    ['seen=1; Path=/'],
  ]);
  expect(reply.headers['x-cache']).toBe('FunctionGeneratedResponse from cloudfront');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(edge.requests).toEqual([]);
});

test('a viewer-response function changes the headers of successful answers only', async () => {
  const origin: RequestListener = ({ url }, response) => response.writeHead(url === '/missing' ? 404 : 200).end('text');
  const mark = "function handler(e) { e.response.headers['x-mark'] = { value: '1' }; return e.response; }";
  const edge = await started(origin, aFunction(mark, 'viewer-response'));
  const [found, missing] = [await edge.get('/'), await edge.get('/missing')];
  expect([found.headers['x-mark'], found.text]).toEqual(['1', 'text']);
  expect(missing.headers['x-mark']).toBeUndefined();
});

test('a function that throws is logged, and is a 503 for the viewer', async () => {
  const lines: string[] = [];
  const edge = await started(hello, {
    ...aFunction("function handler() { throw new Error('broken'); }"),
    log: (line) => lines.push(line),
  });
  expect((await edge.get('/')).status).toBe(503);
  expect(lines.join()).toContain('broken');
});

test('an error page replaces an origin error, with its own status', async () => {
  const origin: RequestListener = ({ url }, response) => {
    if (url === '/404.html') response.setHeader('content-type', 'text/html').end('<h1>not here</h1>');
    else response.writeHead(403).end('<Error/>');
  };
  const page = { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 0 };
  const edge = await started(origin, { config: { CustomErrorResponses: [page] } });
  const reply = await edge.get('/missing');
  expect([reply.status, reply.text, reply.headers['x-cache']]).toEqual([
    404,
    '<h1>not here</h1>',
    'Error from cloudfront',
  ]);
});

test('an origin error whose error page is missing is passed on', async () => {
  const origin: RequestListener = (_, response) => response.writeHead(403, { 'cache-control': 'no-store' }).end('no');
  const page = { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 0 };
  const edge = await started(origin, {
    config: { CustomErrorResponses: [page] },
    cachePolicy: aCachePolicy({ DefaultTTL: 0, MaxTTL: 0 }),
  });
  const reply = await edge.get('/missing');
  expect([reply.status, reply.text]).toEqual([403, 'no']);
});

test('every answer is labelled like an answer of CloudFront', async () => {
  const edge = await started(hello);
  const { headers } = await edge.get('/');
  expect(headers).toMatchObject({ 'x-cache': 'Miss from cloudfront', 'x-amz-cf-pop': 'LOCAL1-P1' });
  expect(headers.via).toMatch(/\(CloudFront\)$/);
  expect(headers['x-amz-cf-id']).toMatch(/^[\w-]{54}==$/);
});

test.each<[{ behaviour?: JsonObject; config?: JsonObject }, string]>([
  [{ behaviour: { CachePolicyId: 'unknown' } }, 'unknown cache policy unknown'],
  [{ behaviour: { LambdaFunctionAssociations: [{ EventType: 'viewer-request' }] } }, 'LambdaFunctionAssociations'],
  [{ behaviour: { TargetOriginId: 'nowhere' } }, 'unknown origin nowhere'],
  [{ behaviour: { PathPattern: '/a?.gif' } }, '? is not done locally'],
  [
    { behaviour: { FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'no' }] } },
    'unknown function no',
  ],
  [{ behaviour: { OriginRequestPolicyId: 'absent' } }, 'unknown origin request policy absent'],
  [{ behaviour: { ResponseHeadersPolicyId: 'absent' } }, 'unknown response headers policy absent'],
  [{ config: { Origins: 'origin.test' } }, 'DistributionConfig.Origins'],
  [{}, 'The template has no origin "origin.test"'],
])('what cannot run stops the start by name: %j', async ({ behaviour = {}, config = {} }, named) => {
  const DefaultCacheBehavior = { TargetOriginId: 'origin', CachePolicyId: { Ref: 'Cache' }, ...behaviour };
  const Origins = [{ Id: 'origin', DomainName: 'origin.test' }];
  const DistributionConfig = { Origins, DefaultCacheBehavior, ...config };
  const start = startedServices([cloudfront], {
    Cache: ['AWS::CloudFront::CachePolicy', aCachePolicy()],
    Site: ['AWS::CloudFront::Distribution', { DistributionConfig }],
  });
  await expect(start).rejects.toThrow(named);
});
