import { STATUS_CODES } from 'node:http';
import type { CloudFrontFunctionsEvent } from 'aws-lambda';
import { type EdgeRequest, type EdgeResponse, type HeaderMap, headerText } from '../messages.ts';
import { type FunctionValues, isVisible } from './header-rules.ts';

type Event = CloudFrontFunctionsEvent;

/** `event.request`; names in `headers` are lower case, and cookies are not among them. A function may return the query as a text. */
export type FunctionRequest = Omit<Event['request'], 'querystring'> & { querystring: FunctionValues | string };

/** `event.response`, and what a viewer-request function returns to answer by itself. */
export type FunctionResponse = Pick<Event['response'], 'statusCode'> &
  Partial<Event['response']> & { body?: string | { encoding: 'text' | 'base64'; data: string } };

/** The event object of runtime `cloudfront-js-2.0`. */
export type FunctionEvent = Pick<Event, 'version' | 'viewer'> & {
  context: { [name in keyof Event['context']]: string };
  request: FunctionRequest;
  response?: FunctionResponse;
};

/** Builds `event.request` from a request on its way through the edge. */
export function toFunctionRequest({ method, uri, query, headers }: EdgeRequest): FunctionRequest {
  const { cookie: _, ...others } = headers;
  return {
    method,
    uri,
    querystring: grouped(query ? query.split('&') : []),
    headers: toFunctionHeaders(others),
    cookies: grouped(headerText(headers, 'cookie')?.split(/;\s*/) ?? []),
  };
}

/** Takes over what a viewer-request function changed: path, query string, headers, cookies. The method cannot change. */
export function fromFunctionRequest(changed: FunctionRequest, original: EdgeRequest): EdgeRequest {
  const cookie = pairs(changed.cookies ?? {}).join('; ');
  const { querystring } = changed;
  const query = typeof querystring === 'string' ? querystring : pairs(querystring ?? {}).join('&');
  const headers = { ...fromFunctionHeaders(changed.headers ?? {}), ...(cookie && { cookie }) };
  return { ...original, uri: changed.uri, query: query.replace(/^\?/, ''), headers };
}

/** Builds `event.response` for a viewer-response function; it sees status, headers and cookies, not the body. */
export function toFunctionResponse({ status, headers }: EdgeResponse): FunctionResponse {
  const { 'set-cookie': setCookies = [], ...others } = headers;
  const cookies: FunctionValues = {};
  for (const text of [setCookies].flat()) {
    const [, name = '', value = '', attributes = ''] = /^([^=;]*)=?([^;]*);?\s*(.*)$/.exec(text) ?? [];
    cookies[name] = { value, ...(attributes && { attributes }) };
  }
  return {
    statusCode: status,
    statusDescription: STATUS_CODES[status] ?? '',
    headers: toFunctionHeaders(others),
    cookies,
  };
}

/** Turns what a function returned into a response, keeping the body of `base` unless the function gave one. */
export function fromFunctionResponse(returned: FunctionResponse, base: EdgeResponse): EdgeResponse {
  const body = returned.body === undefined ? base.body : bodyOf(returned.body);
  const headers = fromFunctionHeaders(returned.headers ?? {});
  const cookies = Object.entries(returned.cookies ?? {}).flatMap(([name, { value, attributes }]) =>
    attributes ? `${name}=${value}; ${attributes}` : `${name}=${value}`,
  );
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  // Of a HEAD it is the length that a GET has.
  if (Buffer.isBuffer(body) && (body.length > 0 || returned.body !== undefined))
    headers['content-length'] = String(body.length);
  return { ...base, status: returned.statusCode, headers, body };
}

function bodyOf(body: NonNullable<FunctionResponse['body']>): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
}

function toFunctionHeaders(headers: HeaderMap): FunctionValues {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || !isVisible(name) ? [] : [[name, toValue([value].flat())] as const],
  );
  return Object.fromEntries(entries);
}

function fromFunctionHeaders(values: FunctionValues): HeaderMap {
  const entries = Object.entries(values).map(([name, { value, multiValue }]) => [
    name,
    multiValue ? multiValue.map((each) => each.value).join(', ') : value,
  ]);
  return Object.fromEntries(entries);
}

function grouped(texts: string[]): FunctionValues {
  const byName = new Map<string, string[]>();
  for (const text of texts.filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
    byName.set(name, [...(byName.get(name) ?? []), value]);
  }
  return Object.fromEntries([...byName].map(([name, values]) => [name, toValue(values)]));
}

function toValue(values: string[]): FunctionValues[string] {
  const [value = ''] = values;
  return values.length > 1 ? { value, multiValue: values.map((each) => ({ value: each })) } : { value };
}

function pairs(values: FunctionValues): string[] {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((each) => (each.value === '' ? name : `${name}=${each.value}`)),
  );
}
