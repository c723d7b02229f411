import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ProtocolFault } from './fault.ts';

/** The largest JSON body any call of the site needs, in bytes; files go straight to S3. */
const maximumBodyBytes = 64 * 1024;

/**
 * The values a caller sent: the query of a GET, the JSON object of a POST. An absent body is an empty object, because
 * several of the specification's calls have no payload.
 * @throws ProtocolFault 400 broken JSON or no object, 413 too large, 415 not JSON
 */
export function readRequest(event: APIGatewayProxyEventV2): object {
  if (event.requestContext.http.method === 'GET') return event.queryStringParameters ?? {};
  const body = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '');
  if (Buffer.byteLength(body) > maximumBodyBytes) throw new ProtocolFault(413, 'The request is too large');
  if (body === '') return {};
  const mediaType = event.headers['content-type'] ?? 'application/json';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(mediaType)) throw new ProtocolFault(415, 'Please send JSON');
  return parseObject(body);
}

function parseObject(body: string): object {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ProtocolFault(400, 'The request is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolFault(400, 'The request is not a JSON object');
  }
  return value;
}
