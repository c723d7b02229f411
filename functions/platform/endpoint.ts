import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { Refusal, writeRefusal, writeSuccess } from '../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { accountFor } from './accounting.ts';
import { ProtocolFault } from './fault.ts';
import { readRequest } from './http-request.ts';
import { cacheableResponse, jsonResponse } from './http-response.ts';
import { describeError, log } from './log.ts';
import { validate } from './validate.ts';

type Handle<E extends Endpoint, Clients> = (
  request: RequestOf<E>,
  clients: Clients,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

type HttpMiddleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * Makes the Lambda handler of a public endpoint. The contract entry decides validation, dialect and caching; the handler
 * gets parsed values and its clients, returns plain data or throws a `Refusal`.
 *
 * Only visitors' endpoints can be wrapped: a caller who must be known needs an authentication step, and the types refuse
 * the entry until there is one.
 */
export function endpoint<E extends Endpoint & { caller: 'visitor' }, Clients>(
  entry: E,
  clients: Clients,
  handle: Handle<E, Clients>,
) {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(async (event: APIGatewayProxyEventV2) => {
    const request = validate<E['request']>(entry.request, readRequest(event));
    const data = entry.response.parse(await handle(request, clients));
    const body = writeSuccess(entry.dialect, data);
    return isCached(entry, event) ? cacheableResponse(event, entry.cache, body) : jsonResponse(200, body);
  })
    .use(accounting())
    .use(refusals(entry));
}

function isCached(
  entry: Endpoint,
  event: APIGatewayProxyEventV2,
): entry is Endpoint & Required<Pick<Endpoint, 'cache'>> {
  return entry.cache !== undefined && event.requestContext.http.method === 'GET';
}

/** Business refusals are HTTP 200 in the endpoint's dialect: clients of the specification read no other status. */
function refusals(entry: Endpoint): HttpMiddleware {
  return {
    onError: (request) => {
      if (!(request.error instanceof Refusal)) return;
      const body = writeRefusal(entry.dialect, request.error);
      const { event } = request;
      request.response = isCached(entry, event) ? cacheableResponse(event, 'refusal', body) : jsonResponse(200, body);
    },
  };
}

/** Maps faults to HTTP, and accounts for every request. */
function accounting(): HttpMiddleware {
  const starts = new WeakMap<Context, number>();
  const finish = (context: Context, httpStatus: number, refused: boolean) => {
    const startedAt = starts.get(context) ?? performance.now();
    accountFor({ requestId: context.awsRequestId, startedAt, httpStatus, refused });
  };
  return {
    before: ({ context }) => {
      starts.set(context, performance.now());
    },
    after: ({ context, response }) => finish(context, response?.statusCode ?? 200, false),
    onError: (request) => {
      const { context, error } = request;
      request.response ??= faultResponse(error, context.awsRequestId);
      finish(context, request.response.statusCode ?? 500, error instanceof Refusal);
    },
  };
}

function faultResponse(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  if (error instanceof ProtocolFault) {
    return jsonResponse(error.httpStatus, { status: error.httpStatus, msg: error.message, requestId });
  }
  log('request.failed', { requestId, ...describeError(error) });
  return jsonResponse(500, { status: 500, msg: 'Something went wrong on our side. Please try again.', requestId });
}
