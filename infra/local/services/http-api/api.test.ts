import { expect, test } from 'vitest';
import { AwsError } from '../../core/gateway/error.ts';
import type { JsonObject } from '../../core/json.ts';
import { type ApiOptions, ARN, anApi, type Invoke } from '../../testing/an-api.ts';
import { exchange } from '../../testing/exchange.ts';

/** An invocation that keeps the event and answers nothing in particular. */
function recorder() {
  const events: [string, unknown][] = [];
  return { events, invoke: async (arn: string, event: unknown) => void events.push([arn, event]) };
}

test('the event has the shape of payload format 2.0', async () => {
  const { events, invoke } = recorder();
  const { url, api } = await anApi(invoke);
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
      apiId: api,
      domainName: `${api}.execute-api.us-east-1.amazonaws.com`,
      domainPrefix: api,
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

test('paths are decoded, and bodies that are no text come in Base64', async () => {
  const { events, invoke } = recorder();
  const { url } = await anApi(invoke);
  await exchange(`${url}/items/a%20b`);
  await exchange(`${url}/other`, {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(events[0]?.[1]).toMatchObject({
    routeKey: 'GET /items/a b',
    rawPath: '/items/a b',
    isBase64Encoded: false,
  });
  expect(events[0]?.[1]).not.toHaveProperty('body');
  expect(events[1]?.[1]).toMatchObject({ body: 'YT0x', isBase64Encoded: true });
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
  ['GET', '/%zz%E0%A4%A', 404, 'Not Found'],
])('%s %s has no route', async (method, path, status, message) => {
  const { url } = await anApi(async () => ({}));
  const reply = await exchange(`${url}${path}`, { method });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { message }]);
});

test.each<[string, Invoke, number, string]>([
  ['a function that fails', () => Promise.reject(new Error('Unhandled')), 500, 'Internal Server Error'],
  ['a malformed response', async () => ({ statusCode: 'x' }), 500, 'Internal Server Error'],
  ['an impossible header', async () => ({ statusCode: 200, headers: { a: 'x\ny' } }), 500, 'Internal Server Error'],
  [
    'a function at its concurrency limit',
    () => Promise.reject(new AwsError('TooManyRequestsException', 'busy', 429)),
    503,
    'Service Unavailable',
  ],
])('the answer to %s is an error of API Gateway', async (_, invoke, status, message) => {
  const { url, warnings } = await anApi(invoke);
  const reply = await exchange(`${url}/x`, { method: 'POST' });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { message }]);
  expect(warnings).toHaveLength(1);
});

test('an integration that takes too long is given up', async () => {
  const { url } = await anApi(() => new Promise(() => {}), { integration: { TimeoutInMillis: 50 } });
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
      RouteSettings: { 'POST /other': { ...limits, ThrottlingBurstLimit: '4' } },
    },
  });
  const statuses = async (path: string) => {
    const replies = [];
    for (let each = 0; each < 5; each += 1) replies.push(await exchange(`${url}${path}`, { method: 'POST' }));
    return replies.map(({ status }) => status);
  };
  expect(await statuses('/x')).toEqual([200, 200, 429, 429, 429]);
  expect(await statuses('/other')).toEqual([200, 200, 200, 200, 429]);
});

test.each<[ApiOptions, string]>([
  [{ routes: ['POST'] }, 'RouteKey'],
  [{ routes: ['GET /items/{id}'] }, 'RouteKey'],
  [{ api: { ProtocolType: 'WEBSOCKET' } }, 'Site/Api'],
  [{ api: { CorsConfiguration: { AllowOrigins: ['*'] } } }, 'CorsConfiguration'],
  [{ stage: { StageName: 'v1' } }, 'Site/Stage'],
  [{ integration: { TimeoutInMillis: 30_001 } }, 'TimeoutInMillis'],
  [{ route: { AuthorizationType: 'CUSTOM', AuthorizerId: 'none' } }, 'none'],
])('what cannot run stops the start by name: %j', async (options, named) => {
  await expect(anApi(() => ({}), options)).rejects.toThrow(named);
});

/** An authorizer by one header, and what it was asked. */
function anAuthorizer(decide: (event: JsonObject) => unknown, settings: JsonObject = {}) {
  const asked: unknown[] = [];
  const guard = 'arn:aws:lambda:us-east-1:000000000000:function:guard';
  const permission = { Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com', FunctionName: guard };
  const options: ApiOptions = {
    route: { AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: 'Guard' } },
    more: {
      Guard: [
        'AWS::ApiGatewayV2::Authorizer',
        {
          ApiId: { Ref: 'Api' },
          AuthorizerPayloadFormatVersion: '2.0',
          AuthorizerType: 'REQUEST',
          AuthorizerUri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${guard}/invocations`,
          EnableSimpleResponses: true,
          IdentitySource: ['$request.header.X-Edge'],
          Name: 'guard',
          ...settings,
        },
      ],
      GuardPermission: ['AWS::Lambda::Permission', permission],
    },
  };
  const answers: Invoke = (arn, event) => {
    if (arn !== guard) return { statusCode: 200, body: JSON.stringify(event) };
    asked.push(event);
    return decide(event as JsonObject); // the gateway's own event
  };
  return { options, answers, asked };
}

test('an authorizer lets in a known caller, and is asked once for all calls with the same identity', async () => {
  const { options, answers, asked } = anAuthorizer(({ identitySource }) => ({
    isAuthorized: Array.isArray(identitySource) && identitySource[0] === 'secret',
    context: { edge: 'ours' },
  }));
  const { url, api } = await anApi(answers, options);
  const call = (headers: Record<string, string>, path = '/x') =>
    exchange(`${url}${path}`, { method: 'POST', headers, body: 'not for the authorizer' });
  const first = await call({ 'x-edge': 'secret' });
  expect(JSON.parse(first.text).requestContext.authorizer).toEqual({ lambda: { edge: 'ours' } });
  expect((await call({ 'x-edge': 'secret' }, '/other')).status).toBe(200);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    version: '2.0',
    type: 'REQUEST',
    routeArn: `arn:aws:execute-api:us-east-1:000000000000:${api}/$default/POST/x`,
    identitySource: ['secret'],
    headers: { 'x-edge': 'secret' },
  });
  expect(asked[0]).not.toHaveProperty('body');
  const forbidden = await call({ 'x-edge': 'guess' });
  expect([forbidden.status, JSON.parse(forbidden.text)]).toEqual([403, { message: 'Forbidden' }]);
  await call({ 'x-edge': 'guess' });
  expect(asked).toHaveLength(2);
});

test('a call without the identity is refused without asking the authorizer', async () => {
  const { options, answers, asked } = anAuthorizer(() => ({ isAuthorized: true }));
  const { url } = await anApi(answers, options);
  const refused = await exchange(`${url}/x`, { method: 'POST' });
  expect([refused.status, JSON.parse(refused.text), asked]).toEqual([401, { message: 'Unauthorized' }, []]);
});

test('an authorizer without a time to live is asked each time', async () => {
  const { options, answers, asked } = anAuthorizer(() => ({ isAuthorized: true }), { AuthorizerResultTtlInSeconds: 0 });
  const { url } = await anApi(answers, options);
  for (let call = 0; call < 2; call += 1)
    await exchange(`${url}/x`, { method: 'POST', headers: { 'x-edge': 'secret' } });
  expect(asked).toHaveLength(2);
});

test.each<[string, () => unknown]>([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['answers something else', () => ({ allowed: true })],
])('an authorizer that %s lets nobody in', async (_, decide) => {
  const { options, answers } = anAuthorizer(decide);
  const { url, warnings } = await anApi(answers, options);
  const reply = await exchange(`${url}/x`, { method: 'POST', headers: { 'x-edge': 'secret' } });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([500, { message: 'Internal Server Error' }]);
  expect(warnings).toHaveLength(1);
});
