import { expect, test } from 'vitest';
import { toReply } from './reply.ts';

test('a structured response is taken as it is', () => {
  const payload = {
    statusCode: 201,
    headers: { 'Content-Type': 'application/json', 'X-Count': 3 },
    cookies: ['a=1; Path=/', 'b=2'],
    body: '{}',
  };
  expect(toReply(payload)).toEqual({
    status: 201,
    headers: { 'content-type': 'application/json', 'x-count': '3', 'set-cookie': ['a=1; Path=/', 'b=2'] },
    body: Buffer.from('{}'),
  });
});

test('Base64 bodies are decoded, and a body may be missing', () => {
  expect(toReply({ statusCode: 200, body: '/9j/', isBase64Encoded: true })?.body).toEqual(Buffer.from([255, 216, 255]));
  expect(toReply({ statusCode: 204 })?.body.length).toBe(0);
});

test.each([
  [{ status: 0 }, '{"status":0}'],
  ['plain', 'plain'],
  [[1], '[1]'],
  [null, 'null'],
  [undefined, 'null'],
])('without a statusCode %j is the body of a 200', (payload, text) => {
  const reply = toReply(payload);
  expect([reply?.status, reply?.headers, reply?.body.toString()]).toEqual([
    200,
    { 'content-type': 'application/json' },
    text,
  ]);
});

test.each([
  { statusCode: 'abc' },
  { statusCode: 200, body: { object: true } },
  { statusCode: 200, headers: { a: {} } },
  { statusCode: 200, cookies: 'a=1' },
])('the response %j is malformed', (payload) => {
  expect(toReply(payload)).toBeUndefined();
});
