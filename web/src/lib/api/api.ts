import { readReply, readSuccess } from '../../../../shared/contract/dialect.ts';
import type { BodyFormat, RequestInputOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { Call, PublicEndpoint, Read } from './call.ts';
import { failureOf } from './retry-after.ts';

type Fetch = typeof globalThis.fetch;

/** Values as a query or a form writes them; one that is undefined is left out, as in JSON. */
function parametersOf(values: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) parameters.set(key, String(value));
  return parameters;
}

function readAddress(path: string, request: object): string {
  const query = parametersOf(request);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Paths of the live reads whose answers were changed from this document. */
const changedHere = new Set<string>();

/**
 * How a read is asked for: by GET, so that the edge can answer. Of live data a browser uses no reply of its own without asking, and
 * once something was written from here, it asks by POST, which no cache answers.
 */
function asking(entry: Read, request: object): readonly [address: string, RequestInit] {
  if (changedHere.has(entry.path)) return [entry.path, posted(entry, request)];
  const headers = { accept: 'application/json' };
  const init: RequestInit = {
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(entry.cache.kind === 'live' && { cache: 'no-cache' }),
  };
  return [readAddress(entry.path, request), init];
}

/**
 * Makes the browser's reads: GET with query parameters (product-rules.md#cached-reads, product-rules.md#live-reads).
 * @throws Error when nothing answers, the status is not 200, or the reply is a refusal or breaks the contract
 */
export function createCall(fetch: Fetch = globalThis.fetch): Call {
  return async (entry, request) => {
    const response = await fetch(...asking(entry, Object(request)));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const data = readReply(entry.dialect, await response.json());
    return entry.response.parse(data) as ResponseOf<typeof entry>; // the entry's own schema has just checked it
  };
}

/** How long a call may take before the browser aborts it, in milliseconds (product-rules.md#call-rules). */
const timeoutMs = 600_000;

/** How a body is written, by the format that the entry states. */
const formats: Record<BodyFormat, { readonly type: string; readonly write: (body: object) => string }> = {
  json: { type: 'application/json', write: JSON.stringify },
  form: { type: 'application/x-www-form-urlencoded', write: (body) => String(parametersOf(body)) },
};

function posted({ body: format = 'json' }: PublicEndpoint, body: object, more: RequestInit = {}): RequestInit {
  const { type, write } = formats[format];
  return {
    method: 'POST',
    ...more,
    headers: { 'content-type': type },
    body: write({ ...body, lang: 'en' }),
    signal: AbortSignal.timeout(timeoutMs),
  };
}

/** Posts and forgets: the request outlives the page, and nobody waits for its answer. */
export async function post<Entry extends PublicEndpoint>(
  entry: Entry,
  body: RequestInputOf<Entry>,
  fetch: Fetch = globalThis.fetch,
): Promise<void> {
  await write(entry, posted(entry, Object(body), { keepalive: true }), fetch);
}

/** Sends a call; whatever comes back, or nothing, it may have written. */
async function write({ path, changes }: PublicEndpoint, init: RequestInit, fetch: Fetch): Promise<Response> {
  try {
    return await fetch(path, init);
  } finally {
    for (const read of changes ?? []) changedHere.add(read.path);
  }
}

/**
 * Posts what a person sends and waits for the answer.
 * @param body what the entry's own schema let through
 * @returns the server's message
 * @throws Refusal with the server's message when it refuses; SiteBusy when it asks to wait; Error when nothing answers or the status
 *   is not 200
 */
export async function send(entry: PublicEndpoint, body: object, fetch: Fetch = globalThis.fetch): Promise<string> {
  const response = await write(entry, posted(entry, body), fetch);
  if (!response.ok) throw failureOf(response);
  return readSuccess(entry.dialect, await response.json()).message;
}
