import type { MiddlewareObj } from '@middy/core';
import { logError } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';

/**
 * Logs an error and replaces it by one that says where to look, as the invoker and the dead letter show its message, and an
 * error of ours may quote what somebody sent. An error that has an answer is left alone.
 * @param what what failed, with an article: `The operation`
 */
export function failures<Event, Result>(what: string): MiddlewareObj<Event, Result> {
  return {
    onError: (request) => {
      if (request.response) return;
      logError(lines.callFailed, request.error, {});
      request.error = new Error(`${what} failed; its log has more under request ${request.context.awsRequestId}`);
    },
  };
}
