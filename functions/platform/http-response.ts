import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { CacheRule } from '../../shared/contract/endpoint.ts';

/** Refusals of cacheable reads (an unknown type) may rest at the edge just long enough to take the edge off a storm. */
const refusalCache: CacheRule = { sharedSeconds: 10, staleSeconds: 0 };

/** A JSON response that no cache may keep. */
export function jsonResponse(statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/**
 * The response to a GET of a cacheable read: CloudFront keeps it for the rule's seconds, browsers ask again with the
 * ETag, and an unchanged body is a 304 without one.
 */
export function cacheableResponse(
  event: APIGatewayProxyEventV2,
  rule: CacheRule | 'refusal',
  body: unknown,
): APIGatewayProxyStructuredResultV2 {
  const response = jsonResponse(200, body);
  const { sharedSeconds, staleSeconds } = rule === 'refusal' ? refusalCache : rule;
  const etag = `"${createHash('sha256').update(String(response.body)).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ...response.headers,
    etag,
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`,
  };
  const known = event.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? { statusCode: 304, headers } : { ...response, headers };
}
