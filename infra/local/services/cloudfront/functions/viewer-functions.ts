import type { Behaviour } from '../behaviours.ts';
import { type EdgeRequest, type EdgeResponse, edgeError } from '../messages.ts';
import { FunctionFailure, isFunctionResponse } from './edge-function.ts';
import {
  type FunctionEvent,
  type FunctionRequest,
  type FunctionResponse,
  type FunctionValues,
  fromFunctionRequest,
  fromFunctionResponse,
  toFunctionRequest,
  toFunctionResponse,
} from './event.ts';
import { headerFault } from './header-rules.ts';

/** What the viewer-request function made of a request: another request, or the answer itself. */
export type Prepared = { request: EdgeRequest } | { response: EdgeResponse };

type FunctionResult = FunctionRequest | FunctionResponse;

const FAILURES = { execution: 503, validation: 502 } as const;

/** Runs the viewer functions of a behaviour around its request, as CloudFront does and when it does. */
export function viewerFunctions(distribution: { id: string; domainName: string }, log: (line: string) => void) {
  const eventFor = (eventType: string, request: EdgeRequest): FunctionEvent => ({
    version: '1.0',
    context: {
      distributionDomainName: distribution.domainName,
      distributionId: distribution.id,
      eventType,
      requestId: request.id,
    },
    viewer: { ip: request.viewer.address },
    request: toFunctionRequest(request),
  });

  const failure = (error: unknown, request: EdgeRequest): EdgeResponse => {
    const kind = error instanceof FunctionFailure ? error.kind : 'validation';
    log(`edge: ${error instanceof Error ? error.message : error}`);
    return edgeError(FAILURES[kind], 'The CloudFront function is invalid or could not run.', request.id);
  };

  return {
    onRequest({ viewerRequest }: Behaviour, request: EdgeRequest): Prepared {
      if (!viewerRequest) return { request };
      try {
        const event = eventFor('viewer-request', request);
        const result = viewerRequest(event);
        const answers = isFunctionResponse(result);
        demandAllowed('viewer-request', answers ? {} : event.request.headers, result);
        if (!answers) return { request: fromFunctionRequest(result, request) };
        const blank: EdgeResponse = {
          status: result.statusCode,
          headers: {},
          body: Buffer.alloc(0),
          result: 'FunctionGeneratedResponse',
        };
        const generated = fromFunctionResponse(result, blank);
        return { response: { ...generated, headers: { server: 'CloudFront', ...dated(), ...generated.headers } } };
      } catch (error) {
        return { response: failure(error, request) };
      }
    },

    onResponse({ viewerResponse }: Behaviour, request: EdgeRequest, response: EdgeResponse): EdgeResponse {
      // CloudFront does not call it for errors, nor for what the viewer-request function answered.
      const skips = response.status >= 400 || response.result === 'FunctionGeneratedResponse';
      if (!viewerResponse || skips) return response;
      try {
        const given = toFunctionResponse(response);
        const result = viewerResponse({ ...eventFor('viewer-response', request), response: given });
        if (!isFunctionResponse(result)) throw new FunctionFailure('validation', 'viewer-response returned a request');
        demandAllowed('viewer-response', given.headers ?? {}, result);
        return fromFunctionResponse(result, response);
      } catch (error) {
        if (!Buffer.isBuffer(response.body)) response.body.destroy();
        return failure(error, request);
      }
    },
  };
}

function demandAllowed(
  event: 'viewer-request' | 'viewer-response',
  given: FunctionValues,
  result: FunctionResult,
): void {
  const fault = headerFault(event, given, result.headers ?? {});
  if (fault) throw new FunctionFailure('validation', `the ${event} function is refused: ${fault}`);
}

function dated(): { date: string } {
  return { date: new Date().toUTCString() };
}
