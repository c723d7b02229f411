import { readReply } from '../../../shared/contract/dialect.ts';
import type { RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Call, PublicEndpoint } from './call.ts';

type Fetch = typeof globalThis.fetch;

function readAddress(path: string, request: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(request))) if (value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Makes the browser's reads: GET with query parameters, so that the edge can answer (product-rules.md#cached-reads).
 * @throws Error when nothing answers, the status is not 200, or the reply is a refusal or breaks the contract
 */
export function createCall(fetch: Fetch = globalThis.fetch): Call {
  return async (entry, request) => {
    const response = await fetch(readAddress(entry.path, request), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const data = readReply(entry.dialect, await response.json());
    return entry.response.parse(data) as ResponseOf<typeof entry>; // the entry's own schema has just checked it
  };
}

/** How long a call may take before the browser aborts it, in milliseconds (product-rules.md#call-rules). */
const timeoutMs = 600_000;

/** Posts and forgets: the request outlives the page, and nobody waits for its answer. */
export async function post<Entry extends PublicEndpoint>(
  { path }: Entry,
  body: RequestInputOf<Entry>,
  fetch: Fetch = globalThis.fetch,
): Promise<void> {
  await fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.assign({}, body, { lang: 'en' })),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
