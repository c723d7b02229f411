import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import querystring from 'node:querystring';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AwsError } from '../../core/gateway/error.ts';
import { BodyTooLarge, readBody } from '../../core/http/body.ts';
import { limitOf } from '../../core/limits.ts';
import type { Verdict } from './authorizer.ts';
import { type ApiIdentity, toEvent } from './event.ts';
import { type ApiReply, gatewayReply, toReply } from './reply.ts';
import { createThrottle, type ThrottleSettings } from './throttle.ts';

/** What a route leads to. */
export interface RouteTarget {
  readonly functionArn: string;
  /** Milliseconds after which API Gateway stops waiting. */
  readonly timeout: number;
  readonly authorize: ((event: APIGatewayProxyEventV2) => Promise<Verdict>) | undefined;
}

/** An HTTP API, as its parts in the template make it. */
export interface HttpApiParts {
  readonly identity: ApiIdentity;
  /** By route key, `POST /api/pc/download`. */
  readonly routes: ReadonlyMap<string, RouteTarget>;
  /** Limits of a route; `undefined` when it has none. */
  readonly throttle: (routeKey: string) => ThrottleSettings | undefined;
  /** Runs a function to its end. Resolves with the parsed payload; rejects when the function fails, is throttled or missing. */
  readonly invoke: (functionArn: string, event: APIGatewayProxyEventV2) => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** The local counterpart of an HTTP API with Lambda proxy integrations of payload format 2.0. */
export function createHttpApi({ identity, routes, throttle, invoke, log }: HttpApiParts): RequestListener {
  const takes = createThrottle(throttle);

  async function answer(request: IncomingMessage, requestId: string): Promise<ApiReply> {
    if (headerBytes(request) > limitOf('http-api.headers')) return gatewayReply(431, 'Request Header Fields Too Large');
    const [encodedPath = '', query = ''] = request.url?.split(/\?(.*)/s) ?? [];
    const path = querystring.unescape(encodedPath);
    const routeKey = `${request.method} ${path}`;
    const target = routes.get(routeKey);
    if (!target) return gatewayReply(404, 'Not Found');
    if (!takes(routeKey)) return gatewayReply(429, 'Too Many Requests');

    const body = await readBody(request, limitOf('http-api.body'));
    const event = toEvent(request, body, { ...identity, routeKey, path, query, requestId });
    const verdict = await target.authorize?.(event);
    if (verdict?.authorized === false) return gatewayReply(verdict.status, verdict.message);
    const authorized = verdict ? withAuthorizer(event, verdict.context) : event;
    // The function may go on; API Gateway only stops waiting.
    const late = new AbortController();
    const timeOut = delay(target.timeout, LATE, late).catch(() => LATE);
    const payload = await Promise.race([invoke(target.functionArn, authorized), timeOut]).finally(() => late.abort());
    if (payload !== LATE) return toReply(payload) ?? malformed(target.functionArn);
    log(`api: ${target.functionArn} did not answer within ${target.timeout} ms`);
    return gatewayReply(503, 'Service Unavailable');
  }

  function malformed(functionArn: string): ApiReply {
    log(`api: ${functionArn} returned a response with a statusCode that is otherwise malformed`);
    return gatewayReply(500, 'Internal Server Error');
  }

  function failed(error: unknown): ApiReply {
    const code = error instanceof AwsError ? error.code : undefined;
    if (error instanceof BodyTooLarge || code === 'RequestTooLargeException')
      return gatewayReply(413, 'Request Entity Too Large');
    log(`api: ${error instanceof Error ? error.message : error}`);
    if (code === 'TooManyRequestsException') return gatewayReply(503, 'Service Unavailable');
    return gatewayReply(500, 'Internal Server Error');
  }

  return (request, response) => {
    const requestId = `${randomBytes(11).toString('base64url')}=`;
    answer(request, requestId)
      .catch(failed)
      .then((reply) => send(response, { ...reply, headers: { ...reply.headers, 'apigw-requestid': requestId } }))
      .catch((error: unknown) => {
        log(`api: ${request.url} could not be answered: ${error}`);
        if (!response.headersSent) send(response, gatewayReply(500, 'Internal Server Error'));
      })
      // What was not read (a refused body) would otherwise hold the connection.
      .finally(() => request.resume());
  };
}

/** Comes in place of an answer that does not come in time. */
const LATE = Symbol('late');

/** The request line and all headers, as they came. */
function headerBytes({ method = '', url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, method.length + url.length);
}

/** Adds to the event what the authorizer says about the caller. */
function withAuthorizer(event: APIGatewayProxyEventV2, context: object): APIGatewayProxyEventV2 {
  const requestContext = { ...event.requestContext, authorizer: { lambda: context } };
  return { ...event, requestContext };
}

function send(response: ServerResponse, { status, headers, body }: ApiReply): void {
  const isBodiless = status === 204 || status === 304;
  response.writeHead(status, isBodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(isBodiless ? undefined : body);
}
