import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../../shared/contract/fields.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { rows } from '../tables/rows.ts';
import { aContext, anHttpEvent } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { endpoint } from './endpoint.ts';
import { Told } from './told.ts';

const doubling = defineEndpoint({
  summary: 'Doubles a number.',
  path: '/api/test',
  caller: 'visitor',
  request: z.object({ number: wholeNumber }),
  example: { number: 21 },
  response: z.object({ doubled: z.int() }),
  dialect: 'status',
  cache: { kind: 'content', sharedSeconds: 60, staleSeconds: 600 },
});

const handler = endpoint(doubling, { uses: {} }, () => ({ number }) => {
  if (number === 13) throw new Refusal('Not thirteen', 7);
  if (number === 99) throw new Error('boom: secret-in-message', { cause: 'secret-in-cause' });
  return { doubled: number * 2, unstated: 'secret-in-output' };
}).start({});

function call(parts: Parameters<typeof anHttpEvent>[0]) {
  return handler(anHttpEvent(parts), aContext());
}

const log = captureLog();

describe('an endpoint', () => {
  test('an endpoint answers data in its dialect, and only what the contract states', async () => {
    const response = await call({ body: '{"number": 21, "lang": "en"}' });
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 0, msg: 'success', data: { doubled: 42 } });
    expect(response.headers?.['cache-control']).toBe('no-store');
  });

  test('a business refusal is answered as HTTP 200 with its status and message', async () => {
    const response = await call({ body: '{"number": 13}' });
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 7, msg: 'Not thirteen' });
  });

  test('an invalid field is refused with the message of its rule', async () => {
    const response = await call({ body: '{"number": "many"}' });
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 1, msg: 'A whole number is expected' });
  });

  test.each([
    ['broken JSON', { body: '{"number": ' }, 400],
    ['null', { body: 'null' }, 400],
    ['an array', { body: '[1]' }, 400],
    ['another media type', { body: 'number=1', headers: { 'content-type': 'text/plain' } }, 415],
    ['more than 64 KB', { body: JSON.stringify({ number: 'x'.repeat(70_000) }) }, 413],
    ['half a character', { body: '{"number": "\\ud800"}' }, 400],
    [
      'bytes that are no UTF-8',
      { body: Buffer.from([0x7b, 0xff, 0x7d]).toString('base64'), isBase64Encoded: true },
      400,
    ],
    ['another character set', { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }, 415],
    ['a compressed body', { body: '{}', headers: { 'content-encoding': 'gzip' } }, 415],
    ['a form', { body: 'number=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ])('%s is answered with a protocol fault', async (_, parts, httpStatus) => {
    const response = await call(parts);
    expect(response.statusCode).toBe(httpStatus);
    expect(JSON.parse(response.body ?? '')).toEqual({
      status: httpStatus,
      msg: expect.any(String),
      requestId: 'request-1',
    });
  });

  test('a body that API Gateway handed over in base64 is read', async () => {
    const body = Buffer.from('{"number": 4}').toString('base64');
    const response = await call({ body, isBase64Encoded: true });
    expect(JSON.parse(response.body ?? '')).toMatchObject({ data: { doubled: 8 } });
  });

  test('a reply hides what went wrong inside', async () => {
    const response = await call({ body: '{"number": 99}' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/boom|secret|at .*\.ts/);
  });

  test('neither bodies, headers nor error messages are logged', async () => {
    await call({ body: '{"number": 99, "note": "secret-in-body"}', headers: { cookie: 'secret-in-header' } });
    expect(log.text).toContain('"code":"call.failed"');
    expect(log.text).not.toContain('secret');
  });

  test.each([
    ['Accepted', '{"number": 2}'],
    ['Refused', '{"number": 13}'],
    ['Refused', '{"number": '],
    ['Faulty', '{"number": 99}'],
  ])('%s calls are counted as a metric, and nothing that Lambda counts', async (metric, body) => {
    await call({ body });
    const lines = log.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const counted = lines.flatMap(({ _aws }) => _aws?.CloudWatchMetrics ?? []);
    const ofFunction = counted.filter(({ Dimensions }) => Dimensions[0][0] === 'function');
    expect(ofFunction).toEqual([
      { Namespace: 'MediaServerSite', Dimensions: [['function']], Metrics: [{ Name: metric, Unit: 'Count' }] },
    ]);
  });

  test('log lines of a call share the id that API Gateway gave the request', async () => {
    await call({ body: '{"number": 99}' });
    const lines = log.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatchObject({ requestId: 'request-1', correlationId: 'gateway-1' });
  });
});

describe('a cacheable read asked by GET', () => {
  test('a cacheable read by GET takes its values from the query and may be kept by the edge', async () => {
    const response = await call({ method: 'GET', query: { number: '21' } });
    expect(JSON.parse(response.body ?? '')).toMatchObject({ data: { doubled: 42 } });
    expect(response.headers?.['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  test('a cacheable read by GET is answered 304 without a body to a visitor who has it', async () => {
    const { headers } = await call({ method: 'GET', query: { number: '21' } });
    const again = { method: 'GET', query: { number: '21' }, headers: { 'if-none-match': `W/${headers?.etag}` } };
    const response = await call(again);
    expect(response).toMatchObject({ statusCode: 304, headers: { etag: headers?.etag } });
    expect(response.body).toBeUndefined();
  });

  test('the edge may keep a refusal of a cacheable read for seconds only', async () => {
    const response = await call({ method: 'GET', query: { number: '13' } });
    expect(response.headers?.['cache-control']).toContain('s-maxage=10');
  });

  test('the edge keeps a refusal of live data no longer than the data', async () => {
    const live = defineEndpoint({ ...doubling, cache: { kind: 'live', sharedSeconds: 3, staleSeconds: 2 } });
    const refusing = endpoint(
      live,
      { uses: {} },
      () => () => Promise.reject(new Refusal('There is no such thread')),
    ).start({});
    const { headers } = await refusing(anHttpEvent({ method: 'GET', query: { number: '1' } }), aContext());
    expect(headers?.['cache-control']).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=0');
  });
});

describe('other formats', () => {
  const entry = { summary: 'Greets.', caller: 'visitor', path: '/greet', dialect: 'code-200' } as const;
  const name = z.object({ name: z.string().check(z.minLength(1, { error: 'Please Your Name' })) });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const start = (reply: 'json' | 'text' | 'html' | 'redirect') =>
    endpoint(
      defineEndpoint({ ...entry, request: name, example: { name: 'Ada' }, response: z.string(), body: 'form', reply }),
      { uses: {} },
      () => (request) => {
        if (request.name === 'nobody') throw new Refusal('There is nobody');
        return `https://example.com/${request.name}`;
      },
    ).start({});
  const post = (reply: Parameters<typeof start>[0], body: string, headers: Record<string, string> = form) =>
    start(reply)(anHttpEvent({ body, headers }), aContext());

  test('a form is read, and its refusals are in the dialect of the entry', async () => {
    expect(JSON.parse((await post('json', 'name=A+%26+B')).body ?? '')).toMatchObject({
      code: 200,
      data: 'https://example.com/A & B',
    });
    expect(JSON.parse((await post('json', 'name=')).body ?? '')).toEqual({ code: 400, message: 'Please Your Name' });
  });

  test.each([
    ['JSON', '{"name":"A"}', { 'content-type': 'application/json' }, 415],
    ['a field twice', 'name=A&name=B', form, 400],
    ['a field without a name', 'name=A&=B', form, 400],
    ['a field that readers of objects pass over', 'name=A&__proto__=B', form, 400],
    ['characters of another set', 'name=%C4%E3%BA%C3', form, 400],
    ['a sign of percent without digits', 'name=100%', form, 400],
  ])('a form endpoint refuses %s', async (_, body, headers, status) => {
    expect((await post('json', body, headers)).statusCode).toBe(status);
  });

  test.each([
    ['text', 200, 'text/plain; charset=utf-8'],
    ['html', 200, 'text/html; charset=utf-8'],
  ] as const)('a reply in %s has that media type', async (reply, status, type) => {
    expect(await post(reply, 'name=A')).toMatchObject({
      statusCode: status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
      body: 'https://example.com/A',
    });
  });

  test('a redirect sends the browser on by GET', async () => {
    expect(await post('redirect', 'name=A')).toMatchObject({
      statusCode: 303,
      headers: { location: 'https://example.com/A' },
    });
  });

  test('a refusal that is not JSON is a 400 with the message alone', async () => {
    expect(await post('text', 'name=nobody')).toMatchObject({ statusCode: 400, body: 'There is nobody' });
  });
});

test('a success may carry a message for a person', async () => {
  const thanking = endpoint(
    doubling,
    { uses: {} },
    () => () => new Told({ doubled: 0 }, 'We will answer within a day'),
  ).start({});
  const { body = '' } = await thanking(anHttpEvent({ body: '{"number": 1}' }), aContext());
  expect(JSON.parse(body)).toEqual({ status: 0, msg: 'We will answer within a day', data: { doubled: 0 } });
});

test('a test starts a function with clients of its own', async () => {
  const uses = { content: rows({ name: 'content' }, 'GetItem') };
  const counting = endpoint(doubling, { uses }, ({ content }) => async () => {
    const item = await content.get({ pk: 'a', sk: 'b' });
    return { doubled: Number(item?.number) * 2 };
  });
  const content = tablesInMemory().table('content');
  await content.put({ pk: 'a', sk: 'b', number: 4 });
  const { body = '' } = await counting.start({ content })(anHttpEvent({ body: '{"number": 1}' }), aContext());
  expect(JSON.parse(body)).toMatchObject({ data: { doubled: 8 } });
});
