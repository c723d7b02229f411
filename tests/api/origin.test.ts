import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { edgeAuthorizer } from '../../functions/edge/needs.ts';
import { endpoints } from '../../functions/registry.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';

const Addresses = z.record(z.string(), z.url());

/** Where the API listens by itself: on AWS its `execute-api` name, which anybody can find out. */
async function apiAddress(): Promise<string> {
  const reply = await fetch(`${inject('siteUrl')}/__local/apis.json`);
  const [address = ''] = Object.values(z.parse(Addresses, await reply.json()));
  return address;
}

const routes = endpoints.flatMap(({ endpoint }) =>
  endpoint.path ? methodsOf(endpoint).map((method) => [method, endpoint.path] as const) : [],
);

test.each(routes)('%s %s is refused around the edge, with a wrong secret and without one', async (method, path) => {
  const address = `${await apiAddress()}${path}`;
  const ask = async (headers: Record<string, string>) => (await fetch(address, { method, headers })).status;
  expect(await ask({ [edgeAuthorizer.header]: 'a guess' })).toBe(403);
  // API Gateway refuses a request without the header by itself, and with this status.
  expect(await ask({})).toBe(401);
});

test('a secret that a visitor sends through the edge is replaced by the right one', async () => {
  const [, path = ''] = routes.find(([method]) => method === 'GET') ?? [];
  const headers = { [edgeAuthorizer.header]: 'a guess' };
  expect((await fetch(`${inject('siteUrl')}${path}?type=21`, { headers })).status).toBe(200);
});
