import type { JsonObject } from '../cloudformation/json.ts';
import type { LambdaFunction } from '../resources/lambda-function.ts';
import { AwsError } from './error.ts';
import type { AwsReply, AwsRequest, AwsService } from './service.ts';

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations(?:\?|$)/;
/** Lambda's limits in bytes: for events that somebody waits for, and for others. */
const LARGEST_EVENT = 6 * 1024 * 1024;

/** Lambda behind the gateway: `Invoke`, waiting for the answer or not. */
export function createLambdaService(options: {
  find: (nameOrArn: string) => LambdaFunction | undefined;
  sendAsynchronously: (functionName: string, event: string) => void;
}): AwsService {
  const functionOf = ({ method, url }: AwsRequest): LambdaFunction => {
    const name = decodeURIComponent(invocation.exec(url)?.[1] ?? '');
    if (method !== 'POST' || !name)
      throw new AwsError('UnknownOperationException', 'The local runtime knows Invoke only', 404);
    const lambda = options.find(name);
    if (!lambda) throw new AwsError('ResourceNotFoundException', `Function not found: ${name}`, 404);
    return lambda;
  };

  return {
    protocol: 'rest-json',
    needs: (request) => [{ action: 'lambda:InvokeFunction', resource: functionOf(request).arn }],
    answer: async (request) => {
      const lambda = functionOf(request);
      const event = eventOf(request);
      const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
      if (type === 'DryRun') return { status: 204, body: '' };
      if (type === 'Event') {
        options.sendAsynchronously(lambda.name, event);
        return { status: 202, body: '' };
      }
      return replyOf(await lambda.invoke(event, 'refuse'));
    },
  };
}

function eventOf({ body }: AwsRequest): string {
  if (body.length > LARGEST_EVENT) throw new AwsError('RequestTooLargeException', 'The event is larger than 6 MB', 413);
  const text = body.toString() || '{}';
  try {
    JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new AwsError('InvalidRequestContentException', `Could not parse request body into json: ${reason}`);
  }
  return text;
}

function replyOf(outcome: { payload: string } | { error: object }): AwsReply {
  const headers = { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' };
  if ('payload' in outcome) return { status: 200, headers, body: outcome.payload };
  const error: JsonObject = { ...outcome.error };
  return { status: 200, headers: { ...headers, 'x-amz-function-error': 'Unhandled' }, body: JSON.stringify(error) };
}
