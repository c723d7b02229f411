import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Where a request arrived: what of the event does not come from the request itself. */
export type EventContext = {
  accountId: string;
  apiId: string;
  domainName: string;
  stage: string;
  routeKey: string;
  pathParameters: Record<string, string>;
  /** The decoded path. */
  path: string;
  query: string;
  requestId: string;
};

// Bodies of these types arrive as text; all others, forms among them, in Base64.
const TEXT_TYPES = /^(?:text\/|application\/(?:json|xml|javascript)\b|application\/[^;]+\+(?:json|xml)\b)/i;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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
  const parameters = joinedParameters(context.query);
  return {
    version: '2.0',
    routeKey: context.routeKey,
    rawPath: context.path,
    rawQueryString: context.query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...headers,
      'x-amzn-trace-id': `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomBytes(12).toString('hex')}`,
      'x-forwarded-for': [headers['x-forwarded-for'], sourceIp].filter(Boolean).join(', '),
      'x-forwarded-port': String(socket.localPort ?? ''),
      'x-forwarded-proto': 'http',
    },
    ...(parameters && { queryStringParameters: parameters }),
    ...(Object.keys(context.pathParameters).length > 0 && { pathParameters: context.pathParameters }),
    requestContext: {
      accountId: context.accountId,
      apiId: context.apiId,
      domainName: context.domainName,
      domainPrefix: context.apiId,
      http: {
        method,
        path: context.path,
        protocol: `HTTP/${httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: context.requestId,
      routeKey: context.routeKey,
      stage: context.stage,
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

function joinedParameters(query: string): Record<string, string> | undefined {
  if (!query) return undefined;
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query))
    parameters.set(name, [...(parameters.get(name) ?? []), value]);
  return Object.fromEntries([...parameters].map(([name, values]) => [name, values.join(',')]));
}

/** `12/Mar/2020:19:03:58 +0000`, the format of access logs. */
function accessLogTime(instant: Date): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(instant.toISOString()) ?? [];
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time} +0000`;
}
