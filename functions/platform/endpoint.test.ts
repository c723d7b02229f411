import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../shared/contract/dialect.ts';
import { defineEndpoint } from '../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../shared/contract/fields.ts';
import { aContext, anHttpEvent } from './builders.ts';
import { endpoint } from './endpoint.ts';
import { captureLog } from './log-capture.ts';

const doubling = defineEndpoint({
  summary: 'Doubles a number.',
  path: '/api/test',
  caller: 'visitor',
  request: z.object({ number: wholeNumber }),
  response: z.object({ doubled: z.int() }),
  dialect: 'status',
  cache: { sharedSeconds: 60, staleSeconds: 600 },
});

const handler = endpoint(doubling, { factor: 2 }, ({ number }, { factor }) => {
  if (number === 13) throw new Refusal('Not thirteen', 7);
  if (number === 99) throw new Error('boom: secret-in-message', { cause: 'secret-in-cause' });
  return { doubled: number * factor, unstated: 'secret-in-output' };
});

function call(parts: Parameters<typeof anHttpEvent>[0]) {
  return handler(anHttpEvent(parts), aContext());
}

const log = captureLog();

describe('an endpoint', () => {
  test('answers data in its dialect, and only what the contract states', async () => {
    const response = await call({ body: '{"number": 21, "lang": "en"}' });
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 0, msg: 'success', data: { doubled: 42 } });
    expect(response.headers?.['cache-control']).toBe('no-store');
  });

  test('answers a business refusal as HTTP 200 with its status and message', async () => {
    const response = await call({ body: '{"number": 13}' });
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 7, msg: 'Not thirteen' });
  });

  test('refuses an invalid field with the message of its rule', async () => {
    const response = await call({ body: '{"number": "many"}' });
    expect(JSON.parse(response.body ?? '')).toEqual({ status: 1, msg: 'A whole number is expected' });
  });

  test.each([
    ['broken JSON', { body: '{"number": ' }, 400],
    ['null', { body: 'null' }, 400],
    ['an array', { body: '[1]' }, 400],
    ['another media type', { body: 'number=1', headers: { 'content-type': 'text/plain' } }, 415],
    ['more than 64 KB', { body: JSON.stringify({ number: 'x'.repeat(70_000) }) }, 413],
  ])('answers %s with a protocol fault', async (_, parts, httpStatus) => {
    const response = await call(parts);
    expect(response.statusCode).toBe(httpStatus);
    expect(JSON.parse(response.body ?? '')).toEqual({
      status: httpStatus,
      msg: expect.any(String),
      requestId: 'request-1',
    });
  });

  test('reads a body that API Gateway handed over in base64', async () => {
    const body = Buffer.from('{"number": 4}').toString('base64');
    const response = await call({ body, isBase64Encoded: true });
    expect(JSON.parse(response.body ?? '')).toMatchObject({ data: { doubled: 8 } });
  });

  test('hides what went wrong inside', async () => {
    const response = await call({ body: '{"number": 99}' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/boom|secret|at .*\.ts/);
  });

  test('logs neither bodies, headers nor error messages', async () => {
    await call({ body: '{"number": 99, "note": "secret-in-body"}', headers: { cookie: 'secret-in-header' } });
    expect(log.text).toContain('"code":"request.failed"');
    expect(log.text).not.toContain('secret');
  });

  test('counts requests, refusals and faults as metrics', async () => {
    await call({ body: '{"number": 13}' });
    expect(log.text).toMatch(/"Requests":1,"Refusals":1,"Faults":0/);
    await call({ body: '{"number": 99}' });
    expect(log.text).toMatch(/"Requests":1,"Refusals":0,"Faults":1/);
  });
});

describe('a cacheable read asked by GET', () => {
  test('takes its values from the query and may be kept by the edge', async () => {
    const response = await call({ method: 'GET', query: { number: '21' } });
    expect(JSON.parse(response.body ?? '')).toMatchObject({ data: { doubled: 42 } });
    expect(response.headers?.['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  test('answers 304 without a body to a visitor who has it', async () => {
    const { headers } = await call({ method: 'GET', query: { number: '21' } });
    const again = { method: 'GET', query: { number: '21' }, headers: { 'if-none-match': `W/${headers?.etag}` } };
    const response = await call(again);
    expect(response).toMatchObject({ statusCode: 304, headers: { etag: headers?.etag } });
    expect(response.body).toBeUndefined();
  });

  test('lets the edge keep a refusal for seconds only', async () => {
    const response = await call({ method: 'GET', query: { number: '13' } });
    expect(response.headers?.['cache-control']).toContain('s-maxage=10');
  });
});
