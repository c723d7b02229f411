import { expect, onTestFinished, test, vi } from 'vitest';
import { exchange } from '../http/exchange.ts';
import { listenOnLoopback } from '../site/loopback.ts';
import { createHttpApi, type HttpApiInput } from './http-api.ts';

const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:one';
const URI = `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${ARN}/invocations`;

/** Starts an API with the given routes, all leading to one function. */
async function anApi(
  invoke: HttpApiInput['invoke'],
  overrides: { api?: object; stage?: object; routes?: string[]; timeout?: number } = {},
) {
  const { api = {}, stage = {}, routes = ['POST /x', 'GET /items/{id}', 'ANY /all/{proxy+}'], timeout } = overrides;
  const log = vi.fn();
  const listener = createHttpApi({
    api: { id: 'api1', properties: { Name: 'test', ProtocolType: 'HTTP', ...api } },
    routes: routes.map((RouteKey, at) => ({ id: `r${at}`, properties: { RouteKey, Target: 'integrations/i1' } })),
    integrations: [
      {
        id: 'i1',
        properties: {
          IntegrationType: 'AWS_PROXY',
          PayloadFormatVersion: '2.0',
          IntegrationUri: URI,
          ...(timeout && { TimeoutInMillis: timeout }),
        },
      },
    ],
    stages: [{ id: 's1', properties: { StageName: '$default', AutoDeploy: true, ...stage } }],
    invoke,
    log,
  });
  const server = await listenOnLoopback(0, listener);
  onTestFinished(server.close);
  return { url: server.url, log };
}

/** An invocation that keeps the event and answers nothing in particular. */
function recorder() {
  const events: [string, unknown][] = [];
  return { events, invoke: async (arn: string, event: unknown) => void events.push([arn, event]) };
}

test('the event has the shape of payload format 2.0', async () => {
  const { events, invoke } = recorder();
  const { url } = await anApi(invoke);
  await exchange(`${url}/x?a=1&a=2&b=%20&c`, {
    method: 'POST',
    body: '{"type":3}',
    headers: {
      'content-type': 'application/json',
      cookie: 's=1; t=2',
      'x-many': ['1', '2'],
      'user-agent': 'test',
      'x-forwarded-for': '203.0.113.9',
    },
  });
  const [[arn, event] = []] = events;
  expect(arn).toBe(ARN);
  expect(event).toEqual({
    version: '2.0',
    routeKey: 'POST /x',
    rawPath: '/x',
    rawQueryString: 'a=1&a=2&b=%20&c',
    cookies: ['s=1', 't=2'],
    headers: {
      host: url.slice(7),
      connection: 'close',
      'content-length': '10',
      'content-type': 'application/json',
      'user-agent': 'test',
      'x-many': '1,2',
      'x-amzn-trace-id': expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/),
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-port': url.split(':')[2],
      'x-forwarded-proto': 'http',
    },
    queryStringParameters: { a: '1,2', b: ' ', c: '' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'api1',
      domainName: 'api1.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'api1',
      http: { method: 'POST', path: '/x', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: expect.stringMatching(/=$/),
      routeKey: 'POST /x',
      stage: '$default',
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      timeEpoch: expect.any(Number),
    },
    body: '{"type":3}',
    isBase64Encoded: false,
  });
});

test('path parameters are decoded, and bodies that are no text come in Base64', async () => {
  const { events, invoke } = recorder();
  const { url } = await anApi(invoke);
  await exchange(`${url}/items/a%20b`);
  await exchange(`${url}/all/form`, {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(events[0]?.[1]).toMatchObject({
    rawPath: '/items/a b',
    pathParameters: { id: 'a b' },
    isBase64Encoded: false,
  });
  expect(events[0]?.[1]).not.toHaveProperty('body');
  expect(events[1]?.[1]).toMatchObject({ body: 'YT0x', isBase64Encoded: true, pathParameters: { proxy: 'form' } });
});

test('what the function returns goes back with its status, headers and cookies', async () => {
  const { url } = await anApi(async () => ({ statusCode: 201, headers: { 'x-a': '1' }, cookies: ['c=1'], body: 'ok' }));
  const reply = await exchange(`${url}/x`, { method: 'POST' });
  expect([reply.status, reply.text, reply.headers['x-a'], reply.headers['set-cookie']]).toEqual([
    201,
    'ok',
    '1',
    ['c=1'],
  ]);
  expect(reply.headers['apigw-requestid']).toBeDefined();
});

test.each([
  ['GET', '/x', 404, 'Not Found'],
  ['GET', '/nowhere', 404, 'Not Found'],
])('%s %s has no route', async (method, path, status, message) => {
  const { url } = await anApi(async () => ({}));
  const reply = await exchange(`${url}${path}`, { method });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { message }]);
});

test.each<[string, HttpApiInput['invoke'], number, string]>([
  ['a function that fails', () => Promise.reject(new Error('Unhandled')), 500, 'Internal Server Error'],
  ['a malformed response', async () => ({ statusCode: 'x' }), 500, 'Internal Server Error'],
  ['an impossible header', async () => ({ statusCode: 200, headers: { a: 'x\ny' } }), 500, 'Internal Server Error'],
  [
    'a function at its concurrency limit',
    () => Promise.reject(Object.assign(new Error('busy'), { name: 'TooManyRequestsException' })),
    503,
    'Service Unavailable',
  ],
])('%s', async (_, invoke, status, message) => {
  const { url, log } = await anApi(invoke);
  const reply = await exchange(`${url}/x`, { method: 'POST' });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { message }]);
  expect(log).toHaveBeenCalled();
});

test('an integration that takes too long is given up', async () => {
  const { url } = await anApi(() => new Promise(() => {}), { timeout: 50 });
  const reply = await exchange(`${url}/x`, { method: 'POST' });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([503, { message: 'Service Unavailable' }]);
});

test('a body over ten megabytes is refused before any function sees it', async () => {
  const { events, invoke } = recorder();
  const { url } = await anApi(invoke);
  const send = (size: number) => exchange(`${url}/x`, { method: 'POST', body: Buffer.alloc(size) });
  const refused = await send(10 * 1024 * 1024 + 1);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([413, { message: 'Request Entity Too Large' }]);
  expect(events).toEqual([]);
  expect((await send(10 * 1024 * 1024)).status).toBe(200);
});

test("a route's own limits come before the stage's", async () => {
  const limits = { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 2 };
  const { url } = await anApi(async () => ({}), {
    stage: {
      DefaultRouteSettings: limits,
      RouteSettings: { 'ANY /all/{proxy+}': { ...limits, ThrottlingBurstLimit: '4' } },
    },
  });
  const statuses = async (method: string, path: string) => {
    const replies = [];
    for (let each = 0; each < 5; each += 1) replies.push(await exchange(`${url}${path}`, { method }));
    return replies.map(({ status }) => status);
  };
  expect(await statuses('POST', '/x')).toEqual([200, 200, 429, 429, 429]);
  expect(await statuses('GET', '/all/a')).toEqual([200, 200, 200, 200, 429]);
});

test('preflights are answered by the gateway, and allowed origins get their headers', async () => {
  const { events, invoke } = recorder();
  const CorsConfiguration = {
    AllowOrigins: ['https://a.test'],
    AllowMethods: ['POST'],
    AllowHeaders: ['content-type'],
    MaxAge: 600,
  };
  const { url } = await anApi(invoke, { api: { CorsConfiguration } });
  const ask = (origin: string) =>
    exchange(`${url}/x`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
  const allowed = await ask('https://a.test');
  expect(allowed.status).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'https://a.test',
    'access-control-allow-methods': 'POST',
    'access-control-max-age': '600',
  });
  expect((await ask('https://b.test')).headers).not.toHaveProperty('access-control-allow-origin');
  expect(events).toEqual([]);
  const posted = await exchange(`${url}/x`, { method: 'POST', headers: { origin: 'https://a.test' } });
  expect(posted.headers['access-control-allow-origin']).toBe('https://a.test');
});

test('a named stage is the first part of the path', async () => {
  const { events, invoke } = recorder();
  const { url } = await anApi(invoke, { stage: { StageName: 'v1', StageVariables: { a: 'b' } } });
  await exchange(`${url}/v1/x`, { method: 'POST' });
  expect((await exchange(`${url}/x`, { method: 'POST' })).status).toBe(404);
  expect(events[0]?.[1]).toMatchObject({ rawPath: '/v1/x', routeKey: 'POST /x', stageVariables: { a: 'b' } });
});

test.each([
  [{ routes: ['POST'] }, 'POST'],
  [{ api: { ProtocolType: 'WEBSOCKET' } }, 'api1'],
])('what cannot run stops the start by name: %j', async (overrides, named) => {
  await expect(anApi(async () => ({}), overrides)).rejects.toThrow(named);
});
