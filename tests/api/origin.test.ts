import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import { get, inText } from '../support/requests/api-client.ts';
import { runningSites } from '../support/site/running-sites.ts';

const Addresses = z.record(z.string(), z.url());

describe.each(runningSites())('$title', ({ title, url, routed }) => {
  /** Where the API listens by itself: on AWS its `execute-api` name, which anybody can find out. */
  async function apiAddress(): Promise<string> {
    const addresses = Object.values(z.parse(Addresses, await (await fetch(`${url}/__local/apis.json`)).json()));
    expect(addresses).toHaveLength(1);
    return addresses.join();
  }

  const routes = routed.flatMap(({ endpoint }) =>
    methodsOf(endpoint).map((method) => ({ method, path: endpoint.path, endpoint })),
  );

  test.each(routes)(
    `${title}: $method $path is refused around the edge, with a wrong secret and without one`,
    async ({ method, path }) => {
      const address = `${await apiAddress()}${path}`;
      const ask = async (headers: Record<string, string>) => (await fetch(address, { method, headers })).status;
      expect(await ask({ [edgeAuthorizer.header]: 'a guess' })).toBe(403);
      // API Gateway refuses a request without the header by itself, and with this status.
      expect(await ask({})).toBe(401);
    },
  );

  test.each(routes.filter(({ method }) => method === 'GET'))(
    `${title}: a secret that a visitor of $path sends through the edge is replaced by the right one`,
    async ({ endpoint }) => {
      const headers = { [edgeAuthorizer.header]: 'a guess' };
      const { status } = await get(url, endpoint, inText(endpoint.example), headers);
      expect(status).toBe(endpoint.reply === 'redirect' ? 303 : 200);
    },
  );
});
