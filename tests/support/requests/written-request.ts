import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { inText } from './api-client.ts';

interface Written {
  /** What the address says beside the path. */
  readonly query?: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes a request as the entry's format says: JSON, a form, a form with files, or all in the address. */
export async function writtenRequest({ body = 'json' }: Pick<Endpoint, 'body'>, request: object): Promise<Written> {
  if (body === 'json') return { body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
  if (body === 'query') return { query: `?${new URLSearchParams(inText(request))}`, body: '', headers: {} };
  if (body === 'multipart') return writtenForm(Object.entries(request));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { body: new URLSearchParams(inText(request)).toString(), headers };
}

/** Writes a form with files, in the order of its fields, as a browser does. */
export async function writtenForm(fields: readonly (readonly [string, unknown])[]): Promise<Written> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof File ? value : String(value));
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await written.arrayBuffer()), headers };
}
