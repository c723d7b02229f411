import { readReply } from '../../../shared/contract/dialect.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/index.ts';
import type { Call, CallInput, CallName, CallOutput } from './call.ts';

type Fetch = typeof globalThis.fetch;

function findEndpoint(name: string): Endpoint & { path: string } {
  const endpoint = endpoints.find((entry) => entry.name === name)?.endpoint;
  if (!endpoint?.path) throw new Error(`No public endpoint is named ${name}`);
  return { ...endpoint, path: endpoint.path };
}

function readAddress(path: string, request: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(request))) if (value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Makes the browser's reads: GET with query parameters, so that the edge can answer (product-rules.md#cached-reads).
 * @throws Error when nothing answers, the status is not 200, or the reply says no or is not the contract's
 */
export function createCall(fetch: Fetch = globalThis.fetch): Call {
  return async (name, request) => {
    const endpoint = findEndpoint(name);
    const response = await fetch(readAddress(endpoint.path, request), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const data = readReply(endpoint.dialect, await response.json());
    return endpoint.response.parse(data) as CallOutput<typeof name>; // the entry's own schema has just checked it
  };
}

/** How long a call may take before the browser gives it up, in milliseconds. */
const timeoutMs = 600_000;

/** Posts and forgets: the request outlives the page, and nobody waits for its answer. */
export async function post<Name extends CallName>(
  name: Name,
  body: CallInput<Name>,
  fetch: Fetch = globalThis.fetch,
): Promise<void> {
  await fetch(findEndpoint(name).path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.assign({}, body, { lang: 'en' })),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
