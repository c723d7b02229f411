import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { CacheRule, Endpoint, ReplyFormat } from '../../../shared/contract/endpoint.ts';
import type { Refusal } from '../../../shared/contract/refusal.ts';
import { LimitRefusal } from './limits/limit-keeper.ts';

type Response = APIGatewayProxyStructuredResultV2;

/** The edge keeps refusals of cacheable reads (an unknown type) just long enough to absorb a burst of them, in seconds. */
const refusalSeconds = 10;

/** A JSON response that no cache may keep. */
export function jsonResponse(statusCode: number, body: unknown): Response {
  return response(statusCode, 'application/json', JSON.stringify(body));
}

/** The response of a call that worked, in the format and dialect of its entry. */
export function successResponse(
  entry: Endpoint,
  event: APIGatewayProxyEventV2,
  data: unknown,
  message?: string,
): Response {
  const { reply = 'json', dialect, cache } = entry;
  const whole =
    reply === 'json' ? jsonResponse(200, writeSuccess(dialect, data, message)) : textResponses[reply](String(data));
  return cache && isRead(event) ? cacheable(event, cache, whole) : whole;
}

/**
 * A business refusal: HTTP 200 in the entry's dialect, as existing clients read no other status; 400 where it is not JSON. A limit
 * also says when to come back, and is kept nowhere: it is one caller's.
 */
export function refusalResponse(entry: Endpoint, event: APIGatewayProxyEventV2, refusal: Refusal): Response {
  const { reply = 'json', dialect, cache } = entry;
  const whole =
    reply === 'json' ? jsonResponse(200, writeRefusal(dialect, refusal)) : response(400, 'text/plain', refusal.message);
  if (refusal instanceof LimitRefusal)
    return { ...whole, headers: { ...whole.headers, 'retry-after': refusal.retryAfterSeconds } };
  if (reply !== 'json' || !cache || !isRead(event)) return whole;
  return cacheable(event, { sharedSeconds: Math.min(refusalSeconds, cache.sharedSeconds), staleSeconds: 0 }, whole);
}

const textResponses: Record<Exclude<ReplyFormat, 'json'>, (text: string) => Response> = {
  text: (text) => response(200, 'text/plain', text),
  html: (document) => response(200, 'text/html', document),
  // 303: the browser asks for the address by GET, whatever method it used here.
  redirect: (location) => ({ statusCode: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }),
  credential: (token) => response(200, 'application/vc+jwt', token),
  'did-document': (document) => response(200, 'application/did+json', document),
  pdf: (base64) => ({
    statusCode: 200,
    headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    body: base64,
    isBase64Encoded: true,
  }),
};

function response(statusCode: number, mediaType: string, body: string): Response {
  return { statusCode, headers: { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' }, body };
}

function isRead({ requestContext }: APIGatewayProxyEventV2): boolean {
  return requestContext.http.method !== 'POST';
}

/**
 * A response that CloudFront keeps for the rule's seconds. Browsers ask again with the ETag; an unchanged body is answered
 * with 304 and without a body.
 */
function cacheable(
  event: APIGatewayProxyEventV2,
  { sharedSeconds, staleSeconds }: Pick<CacheRule, 'sharedSeconds' | 'staleSeconds'>,
  whole: Response,
): Response {
  const etag = `"${createHash('sha256').update(String(whole.body)).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ...whole.headers,
    etag,
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`,
  };
  const known = event.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? { statusCode: 304, headers } : { ...whole, headers };
}
