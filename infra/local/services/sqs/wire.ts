import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsRequest, inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { type JsonObject, listOf } from '../../core/json.ts';
import { startMessageMoveTask } from './move-task.ts';
import { named, operations } from './operations.ts';
import type { StartedQueue } from './reports.ts';

/** The IAM actions and ARNs of an SQS request; the batch operations are granted by the single ones. */
export function sqsNeeds(operation: string, input: JsonObject, queueArn: (name: string) => string): Need[] {
  const action = `sqs:${operation.replace(/Batch$/, '')}`;
  const { SourceArn: source, DestinationArn: destination } = input;
  if (operation === 'StartMessageMoveTask') {
    const receiving = ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    const sending = destination === undefined ? [] : [{ action: 'sqs:SendMessage', resource: String(destination) }];
    return [...receiving.map((each) => ({ action: each, resource: String(source) })), ...sending];
  }
  return [{ action, resource: queueArn(nameOf(input)) }];
}

/** SQS behind the gateway. */
export function createSqsWire(queues: readonly StartedQueue[], queueArn: (name: string) => string): Wire {
  const attributesOf = ({ arn, queue, url }: StartedQueue) => {
    const { visible, inFlight, delayed } = queue.counts();
    return {
      ApproximateNumberOfMessages: String(visible),
      ApproximateNumberOfMessagesDelayed: String(delayed),
      ApproximateNumberOfMessagesNotVisible: String(inFlight),
      QueueArn: arn,
      QueueUrl: url,
      VisibilityTimeout: String(queue.visibilitySeconds),
    };
  };

  async function answer(operation: string, input: JsonObject): Promise<JsonObject> {
    if (operation === 'StartMessageMoveTask') return startMessageMoveTask(queues, input);
    const found = queues.find(({ queue }) => queue.name === nameOf(input));
    if (!found) throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
    if (operation === 'GetQueueUrl') return { QueueUrl: found.url };
    if (operation === 'GetQueueAttributes')
      return { Attributes: named(attributesOf(found), listOf(input.AttributeNames)) };
    const act = operations[operation];
    if (!act) throw new AwsError('UnknownOperationException', `The local runtime does not know ${operation}`);
    return act(found.queue, input);
  }

  return {
    protocol: 'json',
    needs: (request) => sqsNeeds(request.operation, inputOf(request), queueArn),
    answer: async (request: AwsRequest) => jsonReply(await answer(request.operation, inputOf(request))),
  };
}

function nameOf({ QueueUrl: url, QueueName: name }: JsonObject): string {
  const named = typeof url === 'string' ? url.split('/').at(-1) : name;
  if (typeof named === 'string') return named;
  throw new AwsError('MissingParameter', 'The request must contain the parameter QueueUrl.');
}
