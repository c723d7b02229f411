import { AwsError } from '../../core/gateway/error.ts';
import type { AwsReply, AwsRequest, Wire } from '../../core/gateway/wire.ts';
import type { InvocationOutcome } from '../../core/ports.ts';
import type { LambdaFunction } from './function.ts';

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations(?:\?|$)/;

/** Lambda behind the gateway: `Invoke`, waiting for the answer or not. */
export function createLambdaWire(options: {
  find: (nameOrArn: string) => LambdaFunction | undefined;
  sendAsynchronously: (functionName: string, event: string) => void;
}): Wire {
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
      if (type === 'Event') {
        options.sendAsynchronously(lambda.name, event);
        return { status: 202, body: '' };
      }
      if (type !== 'RequestResponse')
        throw new AwsError(
          'InvalidParameterValueException',
          `The local runtime does not know the invocation type ${type}`,
        );
      return replyOf(await lambda.invoke(event));
    },
  };
}

function eventOf({ body }: AwsRequest): string {
  const text = body.toString() || '{}';
  try {
    JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new AwsError('InvalidRequestContentException', `Could not parse request body into json: ${reason}`);
  }
  return text;
}

function replyOf(outcome: InvocationOutcome): AwsReply {
  const headers = { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' };
  if ('payload' in outcome) return { status: 200, headers, body: outcome.payload };
  const body = JSON.stringify(outcome.error);
  return { status: 200, headers: { ...headers, 'x-amz-function-error': 'Unhandled' }, body };
}
