import type { JsonObject } from '../cloudformation/json.ts';
import type { QueueEngine } from '../resources/sqs-engine.ts';
import type { MoveTasks } from '../resources/sqs-move-task.ts';
import { AwsError } from './error.ts';
import { type AwsReply, type AwsRequest, type AwsService, inputOf, jsonReply, type Need } from './service.ts';

/** The batch operations are granted by the single ones. */
const actionOf = (operation: string) => operation.replace(/Batch$/, '');

/** The IAM actions and ARNs of an SQS request. @param queueArn of a queue by its name */
export function sqsNeeds(operation: string, input: JsonObject, queueArn: (name: string) => string): Need[] {
  const action = `sqs:${actionOf(operation)}`;
  const { QueueUrl: url, QueueName: name, SourceArn: source, DestinationArn: destination } = input;
  // A task's handle does not name its queue.
  if (operation === 'ListQueues' || operation === 'CancelMessageMoveTask') return [{ action, resource: '*' }];
  if (operation === 'StartMessageMoveTask') {
    const receiving = ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    const sending = destination === undefined ? [] : [{ action: 'sqs:SendMessage', resource: String(destination) }];
    return [...receiving.map((each) => ({ action: each, resource: String(source) })), ...sending];
  }
  if (source !== undefined) return [{ action, resource: String(source) }];
  const queue = typeof url === 'string' ? url.split('/').at(-1) : name;
  if (typeof queue !== 'string')
    throw new AwsError('MissingParameter', 'The request must contain the parameter QueueUrl.');
  return [{ action, resource: queueArn(queue) }];
}

/** SQS behind the gateway: fauxqs answers, but for the redrive operations it does not have. */
export function createSqsService(
  engine: QueueEngine,
  moveTasks: MoveTasks,
  queueArn: (name: string) => string,
): AwsService {
  return {
    protocol: 'json',
    needs: (request) => sqsNeeds(request.operation, inputOf(request), queueArn),
    answer: async (request) => {
      const { operation } = request;
      if (operation === 'StartMessageMoveTask') return jsonReply(moveTasks.start(inputOf(request)));
      if (operation === 'ListMessageMoveTasks') return jsonReply(moveTasks.list(inputOf(request)));
      if (operation === 'CancelMessageMoveTask') return jsonReply(moveTasks.cancel(inputOf(request)));
      return forward(request, engine);
    },
  };
}

async function forward({ method, url, headers, body }: AwsRequest, { application }: QueueEngine): Promise<AwsReply> {
  const { 'x-amz-target': target = '', 'content-type': type = 'application/x-amz-json-1.0' } = headers;
  const answered = await application.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    headers: { 'x-amz-target': String(target), 'content-type': type },
    payload: body,
  });
  const error = answered.headers['x-amzn-query-error'];
  return {
    status: answered.statusCode,
    headers: {
      'content-type': String(answered.headers['content-type'] ?? type),
      ...(typeof error === 'string' ? { 'x-amzn-query-error': error } : {}),
    },
    body: answered.rawPayload,
  };
}
