import { describe, expect, inject, test } from 'vitest';
import { endpoints } from '../../functions/registry.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { get, post } from '../support/api-client.ts';
import { malformedBodies } from '../support/malformed-bodies.ts';

const siteUrl = inject('siteUrl');
const routed = endpoints.filter(({ endpoint }) => endpoint.path);

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

/** A fault of the protocol has its status and a request id in its body (product-rules.md#refusals-and-faults). */
async function expectFault(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ status, msg: expect.any(String), requestId: expect.any(String) });
}

describe.each(routed.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (_, endpoint) => {
  test.each(malformedBodies)('an endpoint answers $title without a fault', async ({ body, headers }) => {
    await expectNoFault(await post(siteUrl, endpoint, body, headers));
  });

  test('an endpoint answers exactly the methods of its entry', async () => {
    const answers = await get(siteUrl, endpoint, { type: '1' });
    if (methodsOf(endpoint).includes('GET')) expect(answers.status).toBe(200);
    else await expectFault(answers, 405);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      await expectFault(await fetch(`${siteUrl}${endpoint.path}`, { method }), 405);
    }
  });

  test('an endpoint takes a POST of a page of another site only where its entry says why', async () => {
    const response = await post(siteUrl, endpoint, '{}', { 'sec-fetch-site': 'cross-site' });
    if (endpoint.crossSite === undefined) await expectFault(response, 403);
    else await expectNoFault(response);
  });

  test('a reply carries the security headers of the edge', async () => {
    const { headers } = await post(siteUrl, endpoint, '{}');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
