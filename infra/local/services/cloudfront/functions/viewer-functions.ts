import type { Behaviour } from '../behaviours.ts';
import { EdgeFailure } from '../edge-failure.ts';
import { discard, type EdgeRequest, type EdgeResponse, edgeError } from '../messages.ts';
import { type EdgeFunction, isFunctionResponse } from './edge-function.ts';
import {
  type FunctionEvent,
  type FunctionResponse,
  fromFunctionRequest,
  fromFunctionResponse,
  toFunctionRequest,
  toFunctionResponse,
} from './event.ts';
import { type EventType, headerFault } from './header-rules.ts';

/** Runs the viewer functions of a behaviour before and after its request, in the cases in which CloudFront does. */
export function viewerFunctions(distribution: { id: string; domainName: string }, log: (line: string) => void) {
  /** Calls a function. @param response what a viewer-response function is to change */
  function call(run: EdgeFunction, eventType: EventType, request: EdgeRequest, response?: FunctionResponse) {
    const event: FunctionEvent = {
      version: '1.0',
      context: {
        distributionDomainName: distribution.domainName,
        distributionId: distribution.id,
        eventType,
        requestId: request.id,
      },
      viewer: { ip: request.viewer.address },
      request: toFunctionRequest(request),
      ...(response && { response }),
    };
    const result = run(event);
    const given = isFunctionResponse(result) ? response?.headers : event.request.headers;
    const fault = headerFault(eventType, given ?? {}, result.headers ?? {});
    if (fault) throw new EdgeFailure(502, `the ${eventType} function is refused: ${fault}`);
    return result;
  }

  function failure(error: unknown, request: EdgeRequest): EdgeResponse {
    const status = error instanceof EdgeFailure ? error.status : 502;
    log(`edge: ${error instanceof Error ? error.message : error}`);
    return edgeError(status, 'The CloudFront function is invalid or could not run.', request.id);
  }

  return {
    /** What the viewer-request function makes of a request: another request, or the answer itself. */
    onRequest({ viewerRequest }: Behaviour, request: EdgeRequest): EdgeRequest | EdgeResponse {
      if (!viewerRequest) return request;
      try {
        const result = call(viewerRequest, 'viewer-request', request);
        if (!isFunctionResponse(result)) return fromFunctionRequest(result, request);
        const blank = { status: 200, headers: {}, body: Buffer.alloc(0), result: 'FunctionGeneratedResponse' } as const;
        const generated = fromFunctionResponse(result, blank);
        const headers = { server: 'CloudFront', date: new Date().toUTCString(), ...generated.headers };
        return { ...generated, headers };
      } catch (error) {
        return failure(error, request);
      }
    },

    onResponse({ viewerResponse }: Behaviour, request: EdgeRequest, response: EdgeResponse): EdgeResponse {
      // CloudFront does not call it for errors, nor for what the viewer-request function answered.
      const skips = response.status >= 400 || response.result === 'FunctionGeneratedResponse';
      if (!viewerResponse || skips) return response;
      try {
        const result = call(viewerResponse, 'viewer-response', request, toFunctionResponse(response));
        if (!isFunctionResponse(result)) throw new EdgeFailure(502, 'viewer-response returned a request');
        return fromFunctionResponse(result, response);
      } catch (error) {
        discard(response);
        return failure(error, request);
      }
    },
  };
}
