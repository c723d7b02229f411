import { describe, expect, inject, test } from 'vitest';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { get, post } from '../support/api-client.ts';

const siteUrl = inject('siteUrl');
const routed = endpoints.filter(({ endpoint }) => endpoint.path);

/** Bodies that no client of ours sends. */
const malformed: readonly [string, string | undefined][] = [
  ['no body', undefined],
  ['an empty text', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '42'],
  ['broken JSON', '{"type": 1'],
  ['fields of wrong types', JSON.stringify({ type: {}, version: 5, system: [], title: true, language: { $gt: '' } })],
  ['numbers out of range', JSON.stringify({ type: 1e308, version: '', system: -1, title: '', language: -5 })],
  ['1 MB', JSON.stringify({ type: 1, title: 'x'.repeat(1024 * 1024) })],
  ['deep nesting', `${'{"type":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['prototype keys', '{"__proto__":{"type":1},"constructor":{"prototype":{"type":1}},"toString":1}'],
  ['control characters', '{"title":"\\u0000\\u001b[2J","version":"\\r\\n"}'],
];

async function expectNoFault(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.(ts|cjs|js):\d+/);
  const body = JSON.parse(text);
  if (response.status !== 200) return;
  expect(body.msg ?? body.message).toEqual(expect.any(String));
  expect(body.msg ?? body.message).not.toMatch(/^Invalid input/); // what the schema library says of itself
}

/** A fault of the protocol has its status and a request id in its body (design §3). */
async function expectFault(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ status, msg: expect.any(String), requestId: expect.any(String) });
}

describe.each(routed.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (_, endpoint) => {
  test.each(malformed)('meets %s without a fault', async (_, body) => {
    await expectNoFault(await post(siteUrl, endpoint, body));
  });

  test('meets other media types without a fault', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      await expectNoFault(await post(siteUrl, endpoint, 'type=1', { 'content-type': type }));
    }
  });

  test('answers exactly the methods of its entry', async () => {
    const answers = await get(siteUrl, endpoint, { type: '1' });
    if (methodsOf(endpoint).includes('GET')) expect(answers.status).toBe(200);
    else await expectFault(answers, 405);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      await expectFault(await fetch(`${siteUrl}${endpoint.path}`, { method }), 405);
    }
  });

  test('carries the security headers of the edge', async () => {
    const { headers } = await post(siteUrl, endpoint, '{}');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
