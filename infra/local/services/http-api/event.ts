import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** How an API names itself in each of its events. */
export type ApiIdentity = { accountId: string; apiId: string; domainName: string; stage: string };

/** Where a request arrived: the parts of the event that do not come from the request itself. */
export type EventContext = ApiIdentity & {
  routeKey: string;
  /** The decoded path. */
  path: string;
  query: string;
  requestId: string;
};

// Bodies of these types arrive as text; all others, forms among them, in Base64.
const TEXT_TYPES = /^(?:text\/|application\/(?:json|xml|javascript)\b|application\/[^;]+\+(?:json|xml)\b)/i;

/** Builds the event of payload format 2.0, in AWS's shape; what is absent in a request is absent in the event. */
export function toEvent(
  request: IncomingMessage,
  body: Buffer,
  context: EventContext,
  now = new Date(),
): APIGatewayProxyEventV2 {
  const { method = 'GET', httpVersion, socket } = request;
  const { cookie, ...headers } = joinedHeaders(request.headersDistinct);
  const sourceIp = socket.remoteAddress ?? '127.0.0.1';
  const isText = TEXT_TYPES.test(headers['content-type'] ?? '');
  const { path, query, requestId, routeKey, ...api } = context;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...headers,
      'x-amzn-trace-id': `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomBytes(12).toString('hex')}`,
      'x-forwarded-for': [headers['x-forwarded-for'], sourceIp].filter(Boolean).join(', '),
      'x-forwarded-port': String(socket.localPort ?? ''),
      'x-forwarded-proto': 'http',
    },
    ...(query && { queryStringParameters: joinedParameters(query) }),
    requestContext: {
      ...api,
      domainPrefix: api.apiId,
      http: { method, path, protocol: `HTTP/${httpVersion}`, sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId,
      routeKey,
      time: accessLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Repeated headers joined by a comma alone, as API Gateway does it, and cookies the way HTTP joins them. */
function joinedHeaders(headers: IncomingMessage['headersDistinct']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, values = []]) => [
    name,
    values.join(name === 'cookie' ? '; ' : ','),
  ]);
  return Object.fromEntries(entries);
}

function joinedParameters(query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(parameters.keys().map((name) => [name, parameters.getAll(name).join(',')]));
}

/** `12/Mar/2020:19:03:58 +0000`, the format of access logs. */
function accessLogTime(instant: Date): string {
  const [, day, month, year, time] = instant.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
