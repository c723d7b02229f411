import type { BodyFormat } from '../../../../shared/contract/endpoint.ts';
import type { PublicEndpoint, Read } from './call.ts';

/** Values as a query or a form writes them; one that is undefined is left out, as in JSON. */
function parametersOf(values: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) parameters.set(key, String(value));
  return parameters;
}

/** A read by GET. Of live data a browser uses no reply of its own without asking. */
export function getRequest({ path, cache }: Read, request: object): [address: string, RequestInit] {
  const query = parametersOf(request);
  const headers = { accept: 'application/json' };
  return [
    query.size > 0 ? `${path}?${query}` : path,
    cache.kind === 'live' ? { headers, cache: 'no-cache' } : { headers },
  ];
}

function multipart(values: object): FormData {
  const form = new FormData();
  const parts: [string, unknown][] = Object.entries(values);
  for (const [key, value] of parts)
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value));
  return form;
}

/** How a body is written, by the format that the entry states. */
const formats: Record<Exclude<BodyFormat, 'multipart'>, (body: object) => RequestInit> = {
  json: (body) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  form: (body) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(parametersOf(body)),
  }),
  query: () => {
    throw new TypeError('What stands in an address is asked for by its link');
  },
};

/** A call by POST; the browser itself names the boundary of a multipart body. */
export function postRequest({ path, body = 'json' }: PublicEndpoint, values: object): [address: string, RequestInit] {
  const sent = { ...values, lang: 'en' };
  const hasFile = Object.values<unknown>(sent).some((value) => value instanceof Blob);
  return [
    path,
    { method: 'POST', ...(hasFile || body === 'multipart' ? { body: multipart(sent) } : formats[body](sent)) },
  ];
}
