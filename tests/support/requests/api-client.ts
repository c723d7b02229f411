import { readReply } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';

/** Calls an endpoint by POST, as existing clients do. @throws Refusal when it refuses */
export async function call<E extends Endpoint>(
  siteUrl: string,
  endpoint: E,
  request: RequestInputOf<E>,
): Promise<ResponseOf<E>> {
  const response = await post(siteUrl, endpoint, JSON.stringify(request));
  const data = readReply(endpoint.dialect, await response.json());
  return endpoint.response.parse(data) as ResponseOf<E>; // parsed by the entry's own schema
}

/** Posts any text or bytes to an endpoint. */
export function post(
  siteUrl: string,
  { path }: Endpoint,
  body: string | Buffer | undefined,
  headers: Record<string, string> = {},
) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return fetch(
    `${siteUrl}${path}`,
    body === undefined ? init : { ...init, body: typeof body === 'string' ? body : new Uint8Array(body) },
  );
}

/** A request as a form or a query writes it. */
export function inText(request: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(request)).map(([name, value]) => [name, String(value)]));
}

/** Asks by GET, as the web client does; follows no redirect, which may be the answer. */
export function get(
  siteUrl: string,
  { path }: Endpoint,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(`${siteUrl}${path}?${new URLSearchParams(query)}`, { headers, redirect: 'manual' });
}
