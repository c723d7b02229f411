import type { ServerResponse } from 'node:http';
import { evaluateConditions, rangeApplies } from '../../core/http/conditions.ts';
import { contentRange, parseRange } from '../../core/http/ranges.ts';
import { discard, type EdgeRequest, type EdgeResponse, edgeError, headerText } from './messages.ts';

const DESCRIBE_THE_BODY = ['content-length', 'content-type', 'content-encoding', 'content-range'];

/** Applies the viewer's conditions and range to a whole representation: 304, 412, 206 or 416 where they are due. */
export function narrow(response: EdgeResponse, request: EdgeRequest): EdgeResponse {
  const { status, body, headers } = response;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || status !== 200 || !Buffer.isBuffer(body)) return response;
  const held = { etag: headerText(headers, 'etag'), lastModified: headerText(headers, 'last-modified') };
  const asked = conditionalHeaders(request);

  const verdict = evaluateConditions(asked, held);
  if (verdict === 'not-modified') return { ...response, status: 304, headers: without(headers), body: Buffer.alloc(0) };
  if (verdict === 'precondition-failed')
    return { ...response, ...edgeError(412, 'A precondition of the request does not hold.', request.id) };

  const whole = { ...response, headers: { 'accept-ranges': 'bytes', ...headers } };
  const applies = request.method === 'GET' && rangeApplies(asked['if-range'], held);
  const range = applies ? parseRange(headerText(request.headers, 'range'), body.length) : undefined;
  if (range === undefined) return whole;
  if (range === 'unsatisfiable') {
    const error = edgeError(416, 'The requested range is not satisfiable.', request.id);
    return { ...error, headers: { ...error.headers, 'content-range': contentRange(body.length) } };
  }
  const part = body.subarray(range.start, range.end + 1);
  const described = { 'content-length': String(part.length), 'content-range': contentRange(body.length, range) };
  return { ...whole, status: 206, headers: { ...whole.headers, ...described }, body: part };
}

/** Writes a response to the viewer; of a HEAD, only the headers. */
export function send(response: EdgeResponse, request: EdgeRequest, out: ServerResponse): void {
  const { status, headers, body } = response;
  for (const [name, value] of Object.entries(headers)) if (value === undefined) delete headers[name];
  // A response to HEAD has no body, but its Content-Length is that of the GET.
  if (request.method === 'HEAD') {
    discard(response);
    out.writeHead(status, headers).end();
  } else if (Buffer.isBuffer(body)) {
    if (status !== 304 && status !== 204) headers['content-length'] = String(body.length);
    out.writeHead(status, headers).end(body);
  } else {
    out.writeHead(status, headers);
    // A viewer who leaves early ends the origin's stream too; that is no error of the edge.
    out.once('close', () => body.destroy());
    body.once('error', () => out.destroy()).pipe(out);
  }
}

function conditionalHeaders({ headers }: EdgeRequest) {
  const names = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range'];
  return Object.fromEntries(names.map((name) => [name, headerText(headers, name)]));
}

function without(headers: EdgeResponse['headers']): EdgeResponse['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !DESCRIBE_THE_BODY.includes(name)));
}
