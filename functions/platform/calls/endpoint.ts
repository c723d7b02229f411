import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { RequestOf, ResponseOf, UseLimit } from '../../../shared/contract/endpoint.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { siteHostHeader } from '../../../shared/site-host.ts';
import { type ClientsOf, type MarksOf, openAll, type Uses } from '../capability.ts';
import type { EndpointDefinition } from '../function-definition.ts';
import { logError } from '../logging/log.ts';
import { callOutcomes } from '../logging/outcome.ts';
import * as lines from '../logging/platform-lines.ts';
import { callOf, withinCall } from './call-context.ts';
import { type CallerOf, type HttpEndpoint, identify } from './callers.ts';
import { entryLimits, type LimitTable } from './limits/entry-limits.ts';
import type { Sessions } from './members/identify-member.ts';
import { ProtocolFault } from './protocol-fault.ts';
import { readRequest } from './request.ts';
import { jsonResponse, refusalResponse, successResponse } from './response.ts';
import { Told } from './told.ts';
import { validate } from './validate.ts';
import type { Viewer } from './viewer.ts';

/** Handles one request. Returns data, or data with a message for a person; throws a `Refusal` to refuse. */
export type Handle<E extends HttpEndpoint> = (
  request: RequestOf<E>,
  caller: CallerOf<E>,
  viewer: Viewer,
) => Promise<ResponseOf<E> | Told<ResponseOf<E>>> | ResponseOf<E> | Told<ResponseOf<E>>;

type HttpMiddleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** What its contract entry asks a function to list, by name, as it does not compile otherwise. */
type Asked<Holds extends boolean, What extends string> = Holds extends true
  ? unknown
  : { readonly 'the contract says otherwise': What };

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type EmittedBy<E> = E extends { readonly emits: infer Names extends readonly EventName[] }
  ? `emits ${Names[number]}`
  : never;

type LimitedBy<E> = E extends { readonly limits: readonly UseLimit[] } ? 'limits' : never;

type IdentifiedBy<E extends HttpEndpoint> =
  undefined extends CallerOf<E> ? (E['caller'] extends 'optional-member' ? 'caller' : never) : 'caller';

/** The events, limits and caller of an entry, and of what its function uses, are the same. */
type AsTheContractSays<E extends HttpEndpoint, Marks extends string> = Asked<
  Same<EmittedBy<E>, Extract<Marks, `emits ${string}`>>,
  'emits'
> &
  Asked<Same<LimitedBy<E>, Extract<Marks, 'limits'>>, 'limits'> &
  Asked<Same<IdentifiedBy<E>, Extract<Marks, 'caller'>>, 'caller'>;

/** What an endpoint's own steps take: they are not for its handler. */
interface OwnSteps {
  readonly limits?: LimitTable;
  readonly caller?: Sessions;
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Defines the function of an endpoint. The contract entry decides caller, body, validation, dialect and caching; the function
 * that `compose` returns gets the parsed values and the caller.
 * @param uses what it may do, by name: `limits` and `caller` are for the endpoint's own steps, as the contract entry asks for them
 * @param compose called once, when the function starts, with the clients of all that it uses
 */
export function endpoint<E extends HttpEndpoint, const U extends Uses>(
  entry: E,
  { uses }: { readonly uses: U } & AsTheContractSays<E, MarksOf<U>>,
  compose: (clients: ClientsOf<U>) => Handle<E>,
): EndpointDefinition<E, U, APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const start = (clients = openAll(uses)) => handlerOf(entry, compose(clients), clients as OwnSteps); // asked for by the entry
  return { trigger: { kind: 'endpoint', entry }, uses, start };
}

function handlerOf<E extends HttpEndpoint>(
  entry: E,
  handle: Handle<E>,
  { limits, caller: sessions }: OwnSteps,
): Handler {
  const keepWithinLimits = entryLimits(entry, limits);
  const chain = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(
    async (event: APIGatewayProxyEventV2) => {
      const values = await readRequest(entry, event);
      const { method } = event.requestContext.http;
      // What a cache keeps is for everybody.
      const kind = entry.cache && method !== 'POST' ? 'visitor' : entry.caller;
      const caller = (await identify[kind]({ event, values }, sessions as Sessions)) as CallerOf<E>; // listed where the step takes them
      const request = validate<E['request']>(entry.request, values);
      const { 'cloudfront-viewer-address': viewerAddress, 'user-agent': userAgent = '' } = event.headers;
      const siteHost = event.headers[siteHostHeader];
      await keepWithinLimits({ viewerAddress, request, caller });
      const answer = await handle(request, caller, { viewerAddress, userAgent, method, siteHost });
      const { data, message } = answer instanceof Told ? answer : { data: answer, message: undefined };
      return successResponse(entry, event, entry.response.parse(data), message);
    },
  )
    .use(callOutcomes(({ statusCode = 200 }: APIGatewayProxyStructuredResultV2) => statusCode, 'visitor'))
    .use(faultResponses())
    .use(refusalResponses(entry));
  return (event, context) => {
    const call = callOf(context, event.requestContext.requestId);
    return withinCall(call, () => chain(event, context));
  };
}

function refusalResponses(entry: HttpEndpoint): HttpMiddleware {
  return {
    onError: (request) => {
      if (request.error instanceof Refusal) request.response = refusalResponse(entry, request.event, request.error);
    },
  };
}

/** Answers protocol faults and errors of ours with an HTTP status of their own, and with nothing of the error itself. */
function faultResponses(): HttpMiddleware {
  return {
    onError: (request) => {
      const { error, context } = request;
      request.response ??= faultResponse(error, context.awsRequestId);
    },
  };
}

function faultResponse(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  if (error instanceof ProtocolFault) {
    return jsonResponse(error.httpStatus, { status: error.httpStatus, msg: error.message, requestId });
  }
  logError(lines.callFailed, error, {});
  return jsonResponse(500, { status: 500, msg: 'Something went wrong on our side. Please try again.', requestId });
}
