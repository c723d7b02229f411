import { isObject } from '../../core/json.ts';

/** What goes back to the client. */
export type ApiReply = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** An answer of API Gateway itself: `{"message": …}`. */
export function gatewayReply(status: number, message: string): ApiReply {
  const body = Buffer.from(JSON.stringify({ message }));
  return { status, headers: { 'content-type': 'application/json' }, body };
}

/**
 * Reads what a function returned, in payload format 2.0: a structured response when it has a `statusCode`, otherwise the value
 * itself as a JSON body with status 200. Returns `undefined` for a structured response that is malformed, which is a 500.
 */
export function toReply(payload: unknown): ApiReply | undefined {
  if (!isObject(payload) || payload.statusCode === undefined) return inferred(payload);
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = payload;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return undefined;
  if (typeof body !== 'string' || !isObject(headers) || !Array.isArray(cookies)) return undefined;

  const reply: ApiReply = {
    status,
    headers: { 'content-type': 'text/plain;charset=utf-8' },
    body: Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8'),
  };
  for (const [name, value] of Object.entries(headers)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
    reply.headers[name.toLowerCase()] = String(value);
  }
  if (cookies.length > 0) reply.headers['set-cookie'] = cookies.map(String);
  return reply;
}

function inferred(payload: unknown): ApiReply {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload ?? null);
  return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
}
