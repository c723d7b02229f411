import { describe, expect, test } from 'vitest';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { get, inText, post } from '../support/requests/api-client.ts';
import { fieldsOfWrongTypes, malformedBodies } from '../support/requests/malformed-bodies.ts';
import { runningSites } from '../support/site/running-sites.ts';

const mediaTypes = {
  json: 'application/json',
  text: 'text/plain',
  html: 'text/html',
  redirect: 'text/plain',
  credential: 'application/vc+jwt',
  'did-document': 'application/did+json',
  pdf: 'application/pdf',
} as const;

/** Faults are JSON everywhere; answers and refusals of what answers no JSON are texts. */
async function expectNoFault({ reply = 'json' }: Endpoint, response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.(ts|cjs|js):\d+/);
  const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
  if (type !== mediaTypes.json) return expect([response.status, type]).toEqual(answerOf(reply, response.status));
  const body = JSON.parse(text);
  if (response.status !== 200) return;
  expect(body.msg ?? body.message).toEqual(expect.any(String));
  // What the schema library says of itself.
  expect(body.msg ?? body.message, 'give each field of its request a message, { error }').not.toMatch(/^Invalid input/);
}

/** Status and media type of an answer that is no JSON: a refusal is 400 and a plain text. */
function answerOf(reply: NonNullable<Endpoint['reply']>, status: number): readonly [number, string] {
  if (status === 400 && reply !== 'json') return [400, 'text/plain'];
  // The edge shows the page of what is not there.
  if (status === 404) return [404, 'text/html'];
  return reply === 'redirect' ? [303, ''] : [200, mediaTypes[reply]];
}

/** A fault of the protocol has its status and a request id in its body (product-rules.md#refusals-and-faults). */
async function expectFault(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ status, msg: expect.any(String), requestId: expect.any(String) });
}

describe.each(runningSites())('$title', ({ title, url, routed }) => {
  const takingBodies = routed.filter(({ endpoint }) => methodsOf(endpoint).includes('POST'));
  const ways = Map.groupBy(takingBodies, ({ endpoint: { body, caller, dialect, reply } }) =>
    [body, caller, dialect, reply].join(),
  );

  // All endpoints read bodies alike, which `tests/infra/request-refusals.test.ts` asks of each of them: here, one of each way of reading and answering.
  describe.each([...ways.values()].flatMap(([first]) => first ?? []))('$name', ({ endpoint }) => {
    test.each(malformedBodies)(`${title}: an endpoint answers $title without a fault`, async ({ body, headers }) => {
      await expectNoFault(endpoint, await post(url, endpoint, body, headers));
    });
  });

  test.each(takingBodies)(
    `${title}: $name answers what is of the wrong types, and no page of another site unless its entry says why`,
    async ({ endpoint }) => {
      await expectNoFault(endpoint, await post(url, endpoint, fieldsOfWrongTypes.body, fieldsOfWrongTypes.headers));
      const response = await post(url, endpoint, '{}', { 'sec-fetch-site': 'cross-site' });
      if (endpoint.crossSite === undefined) await expectFault(response, 403);
      else await expectNoFault(endpoint, response);
    },
  );

  test.each(routed)(`${title}: $name answers exactly the methods of its entry`, async ({ endpoint }) => {
    const methods = methodsOf(endpoint);
    const byGet = await get(url, endpoint, inText(endpoint.example));
    if (!methods.includes('GET')) await expectFault(byGet, 405);
    else expect(byGet.status).toBe(endpoint.reply === 'redirect' ? 303 : 200);
    const byHead = await fetch(byGet.url, { method: 'HEAD' });
    expect([byHead.status, await byHead.text()]).toEqual([methods.includes('HEAD') ? 200 : 405, '']);
    if (!methods.includes('POST')) await expectFault(await post(url, endpoint, '{}'), 405);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      await expectFault(await fetch(`${url}${endpoint.path}`, { method }), 405);
    }
  });

  test.each(routed)(`${title}: a reply of $name carries the security headers of the edge`, async ({ endpoint }) => {
    const { headers } = await post(url, endpoint, '{}');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
