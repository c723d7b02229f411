import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RequestOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { siteHostHeader } from '../../../shared/site-host.ts';
import { logError } from '../logging/log.ts';
import { callOutcomes } from '../logging/outcome.ts';
import * as lines from '../logging/platform-lines.ts';
import type { ClientsOf, FunctionDefinition } from '../sheet/function-definition.ts';
import { withEntry } from '../sheet/whole-sheet.ts';
import { callOf, withinCall } from './call-context.ts';
import { type CallerClients, type CallerOf, type HttpEndpoint, identify } from './callers.ts';
import { entryLimits, type LimitClients } from './limits/entry-limits.ts';
import type { SessionClients } from './members/identify-member.ts';
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

/** The sheet of an endpoint publishes what its contract entry says it emits, or announces it in its transactions. */
type SheetOf<E extends HttpEndpoint> = FunctionNeeds &
  (E extends { emits: readonly (infer Name extends EventName)[] }
    ? { publishes: readonly Name[]; outbox?: never } | { publishes?: never; outbox: { events: readonly Name[] } }
    : { publishes?: never; outbox?: never });

type HttpMiddleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * Defines the function of an endpoint. The contract entry decides caller, body, validation, dialect and caching; the function
 * that `compose` returns gets the parsed values and the caller.
 * @param compose called once, when the function starts: wires the clients to the rule that decides
 */
export function endpoint<E extends HttpEndpoint, const Needs extends SheetOf<E>>(
  entry: E,
  needs: Needs,
  compose: (clients: ClientsOf<Needs>) => Handle<E>,
): FunctionDefinition<
  ClientsOf<Needs> & LimitClients<E> & CallerClients<E>,
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  return {
    needs: withEntry(needs, entry),
    start: (clients) => {
      const handle = compose(clients);
      const keepWithinLimits = entryLimits(entry, clients);
      const chain = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(
        async (event: APIGatewayProxyEventV2) => {
          const values = await readRequest(entry, event);
          const sessions = clients as SessionClients; // `CallerClients` asks for them where the step does
          const { method } = event.requestContext.http;
          // What a cache keeps is for everybody.
          const kind = entry.cache && method !== 'POST' ? 'visitor' : entry.caller;
          const caller = (await identify[kind]({ event, values }, sessions)) as CallerOf<E>; // the step of this very kind, or nobody
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
    },
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
